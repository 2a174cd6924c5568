pragma Singleton

import QtQuick

// What a scene must know of the pictures, in pixels of a glass of 1920 by 1080; docs/art.md says what each fact means.
// Written by `PYTHONPATH=packaging python -m make.art.facts_qml`: change the art, then run it again.
QtObject {
    readonly property var facts: ({
            "cards/cover": {
                "card": [10, 10, 130, 182],
                "size": [150.0, 202.0]
            },
            "cards/glow": {
                "card": [22, 22, 104, 146],
                "size": [148.0, 190.0]
            },
            "chips/1-0": {
                "face": 82.0,
                "rise": 0.0707,
                "size": [88.0, 88.0]
            },
            "chips/1-1": {
                "face": 82.0,
                "rise": 0.0707,
                "size": [88.0, 88.0]
            },
            "chips/1-2": {
                "face": 82.0,
                "rise": 0.0707,
                "size": [88.0, 88.0]
            },
            "chips/1-3": {
                "face": 82.0,
                "rise": 0.0707,
                "size": [88.0, 88.0]
            },
            "chips/100-0": {
                "face": 82.0,
                "rise": 0.0707,
                "size": [88.0, 88.0]
            },
            "chips/100-1": {
                "face": 82.0,
                "rise": 0.0707,
                "size": [88.0, 88.0]
            },
            "chips/100-2": {
                "face": 82.0,
                "rise": 0.0707,
                "size": [88.0, 88.0]
            },
            "chips/100-3": {
                "face": 82.0,
                "rise": 0.0707,
                "size": [88.0, 88.0]
            },
            "chips/1000-0": {
                "face": 82.0,
                "rise": 0.0707,
                "size": [88.0, 88.0]
            },
            "chips/1000-1": {
                "face": 82.0,
                "rise": 0.0707,
                "size": [88.0, 88.0]
            },
            "chips/1000-2": {
                "face": 82.0,
                "rise": 0.0707,
                "size": [88.0, 88.0]
            },
            "chips/1000-3": {
                "face": 82.0,
                "rise": 0.0707,
                "size": [88.0, 88.0]
            },
            "chips/25-0": {
                "face": 82.0,
                "rise": 0.0707,
                "size": [88.0, 88.0]
            },
            "chips/25-1": {
                "face": 82.0,
                "rise": 0.0707,
                "size": [88.0, 88.0]
            },
            "chips/25-2": {
                "face": 82.0,
                "rise": 0.0707,
                "size": [88.0, 88.0]
            },
            "chips/25-3": {
                "face": 82.0,
                "rise": 0.0707,
                "size": [88.0, 88.0]
            },
            "chips/25000-0": {
                "face": 82.0,
                "rise": 0.0707,
                "size": [88.0, 88.0]
            },
            "chips/25000-1": {
                "face": 82.0,
                "rise": 0.0707,
                "size": [88.0, 88.0]
            },
            "chips/25000-2": {
                "face": 82.0,
                "rise": 0.0707,
                "size": [88.0, 88.0]
            },
            "chips/25000-3": {
                "face": 82.0,
                "rise": 0.0707,
                "size": [88.0, 88.0]
            },
            "chips/5-0": {
                "face": 82.0,
                "rise": 0.0707,
                "size": [88.0, 88.0]
            },
            "chips/5-1": {
                "face": 82.0,
                "rise": 0.0707,
                "size": [88.0, 88.0]
            },
            "chips/5-2": {
                "face": 82.0,
                "rise": 0.0707,
                "size": [88.0, 88.0]
            },
            "chips/5-3": {
                "face": 82.0,
                "rise": 0.0707,
                "size": [88.0, 88.0]
            },
            "chips/500-0": {
                "face": 82.0,
                "rise": 0.0707,
                "size": [88.0, 88.0]
            },
            "chips/500-1": {
                "face": 82.0,
                "rise": 0.0707,
                "size": [88.0, 88.0]
            },
            "chips/500-2": {
                "face": 82.0,
                "rise": 0.0707,
                "size": [88.0, 88.0]
            },
            "chips/500-3": {
                "face": 82.0,
                "rise": 0.0707,
                "size": [88.0, 88.0]
            },
            "chips/5000-0": {
                "face": 82.0,
                "rise": 0.0707,
                "size": [88.0, 88.0]
            },
            "chips/5000-1": {
                "face": 82.0,
                "rise": 0.0707,
                "size": [88.0, 88.0]
            },
            "chips/5000-2": {
                "face": 82.0,
                "rise": 0.0707,
                "size": [88.0, 88.0]
            },
            "chips/5000-3": {
                "face": 82.0,
                "rise": 0.0707,
                "size": [88.0, 88.0]
            },
            "chips/50c-0": {
                "face": 82.0,
                "rise": 0.0707,
                "size": [88.0, 88.0]
            },
            "chips/50c-1": {
                "face": 82.0,
                "rise": 0.0707,
                "size": [88.0, 88.0]
            },
            "chips/50c-2": {
                "face": 82.0,
                "rise": 0.0707,
                "size": [88.0, 88.0]
            },
            "chips/50c-3": {
                "face": 82.0,
                "rise": 0.0707,
                "size": [88.0, 88.0]
            },
            "chips/coin": {
                "size": [52.0, 48.0]
            },
            "chips/shadow": {
                "size": [100.0, 80.0]
            },
            "coins/0": {
                "size": [48.0, 48.0]
            },
            "coins/1": {
                "size": [48.0, 48.0]
            },
            "coins/2": {
                "size": [48.0, 48.0]
            },
            "coins/3": {
                "size": [48.0, 48.0]
            },
            "coins/4": {
                "size": [48.0, 48.0]
            },
            "coins/5": {
                "size": [48.0, 48.0]
            },
            "coins/6": {
                "size": [48.0, 48.0]
            },
            "coins/7": {
                "size": [48.0, 48.0]
            },
            "controls/rail": {
                "size": [56.0, 56.0]
            },
            "controls/sign": {
                "face": [20.0, 16.0, 520.0, 142.0],
                "size": [560.0, 186.0]
            },
            "dealers/man/armhole": {
                "place": [1040, 170, 44, 96],
                "size": [44.0, 96.0]
            },
            "dealers/man/body": {
                "place": [790, 150, 340, 190],
                "size": [340.0, 190.0]
            },
            "dealers/man/brows": {
                "place": [905, 70, 110, 28],
                "size": [110.0, 28.0]
            },
            "dealers/man/elbow": {
                "pivot": [48, 48],
                "size": [96.0, 96.0]
            },
            "dealers/man/eyes-1": {
                "place": [905, 86, 110, 34],
                "size": [110.0, 34.0]
            },
            "dealers/man/eyes-2": {
                "place": [905, 86, 110, 34],
                "size": [110.0, 34.0]
            },
            "dealers/man/eyes-3": {
                "place": [905, 86, 110, 34],
                "size": [110.0, 34.0]
            },
            "dealers/man/eyes-4": {
                "place": [905, 86, 110, 34],
                "size": [110.0, 34.0]
            },
            "dealers/man/eyes-5": {
                "place": [905, 86, 110, 34],
                "size": [110.0, 34.0]
            },
            "dealers/man/eyes-6": {
                "place": [905, 86, 110, 34],
                "size": [110.0, 34.0]
            },
            "dealers/man/eyes-ahead": {
                "place": [905, 86, 110, 34],
                "size": [110.0, 34.0]
            },
            "dealers/man/eyes-blink": {
                "place": [905, 86, 110, 34],
                "size": [110.0, 34.0]
            },
            "dealers/man/fore-shadow": {
                "pivot": [64.0, 64.0],
                "end": [64.0, 274.0],
                "size": [128.0, 338.0]
            },
            "dealers/man/fore": {
                "pivot": [48, 48],
                "end": [48, 258.0],
                "size": [96.0, 306.0]
            },
            "dealers/man/hand-clap": {
                "pivot": [86, 48],
                "grip": [86.0, 96.0],
                "size": [172.0, 156.0]
            },
            "dealers/man/hand-flat": {
                "pivot": [86, 48],
                "grip": [86.0, 118.0],
                "size": [172.0, 156.0]
            },
            "dealers/man/hand-pinch": {
                "pivot": [86, 48],
                "grip": [59.0, 120.0],
                "size": [172.0, 156.0]
            },
            "dealers/man/hand-pitch": {
                "pivot": [86, 48],
                "grip": [67.3, 126.0],
                "size": [172.0, 156.0]
            },
            "dealers/man/hand-point": {
                "pivot": [86, 48],
                "grip": [62.1, 134.0],
                "size": [172.0, 156.0]
            },
            "dealers/man/hand-push": {
                "pivot": [86, 48],
                "grip": [86.0, 128.0],
                "size": [172.0, 156.0]
            },
            "dealers/man/hand-rest": {
                "pivot": [86, 48],
                "grip": [86.0, 114.0],
                "size": [172.0, 156.0]
            },
            "dealers/man/hand-shadow": {
                "pivot": [86, 48],
                "size": [172.0, 156.0]
            },
            "dealers/man/hand-spread": {
                "pivot": [86, 48],
                "grip": [86.0, 108.0],
                "size": [172.0, 156.0]
            },
            "dealers/man/hand-sweep": {
                "pivot": [86, 86],
                "grip": [49.4, 139.9],
                "size": [172.0, 172.0]
            },
            "dealers/man/hand-tap": {
                "pivot": [86, 48],
                "grip": [71.4, 124.0],
                "size": [172.0, 156.0]
            },
            "dealers/man/hand-wash-1": {
                "pivot": [86, 86],
                "grip": [75.6, 145.1],
                "size": [172.0, 172.0]
            },
            "dealers/man/hand-wash-2": {
                "pivot": [86, 86],
                "grip": [98.5, 144.7],
                "size": [172.0, 172.0]
            },
            "dealers/man/head": {
                "place": [880, 0, 160, 190],
                "size": [160.0, 190.0]
            },
            "dealers/man/mouth-closed": {
                "place": [925, 128, 70, 44],
                "size": [70.0, 44.0]
            },
            "dealers/man/mouth-half": {
                "place": [925, 128, 70, 44],
                "size": [70.0, 44.0]
            },
            "dealers/man/mouth-open": {
                "place": [925, 128, 70, 44],
                "size": [70.0, 44.0]
            },
            "dealers/man/mouth-smile": {
                "place": [925, 128, 70, 44],
                "size": [70.0, 44.0]
            },
            "dealers/man/upper": {
                "pivot": [48, 48],
                "end": [48, 238.0],
                "size": [96.0, 286.0]
            },
            "dealers/woman/armhole": {
                "place": [1040, 170, 44, 96],
                "size": [44.0, 96.0]
            },
            "dealers/woman/body": {
                "place": [790, 150, 340, 190],
                "size": [340.0, 190.0]
            },
            "dealers/woman/brows": {
                "place": [905, 70, 110, 28],
                "size": [110.0, 28.0]
            },
            "dealers/woman/elbow": {
                "pivot": [44, 44],
                "size": [88.0, 88.0]
            },
            "dealers/woman/eyes-1": {
                "place": [905, 86, 110, 34],
                "size": [110.0, 34.0]
            },
            "dealers/woman/eyes-2": {
                "place": [905, 86, 110, 34],
                "size": [110.0, 34.0]
            },
            "dealers/woman/eyes-3": {
                "place": [905, 86, 110, 34],
                "size": [110.0, 34.0]
            },
            "dealers/woman/eyes-4": {
                "place": [905, 86, 110, 34],
                "size": [110.0, 34.0]
            },
            "dealers/woman/eyes-5": {
                "place": [905, 86, 110, 34],
                "size": [110.0, 34.0]
            },
            "dealers/woman/eyes-6": {
                "place": [905, 86, 110, 34],
                "size": [110.0, 34.0]
            },
            "dealers/woman/eyes-ahead": {
                "place": [905, 86, 110, 34],
                "size": [110.0, 34.0]
            },
            "dealers/woman/eyes-blink": {
                "place": [905, 86, 110, 34],
                "size": [110.0, 34.0]
            },
            "dealers/woman/fore-shadow": {
                "pivot": [60.0, 60.0],
                "end": [60.0, 270.0],
                "size": [120.0, 330.0]
            },
            "dealers/woman/fore": {
                "pivot": [44, 44],
                "end": [44, 254.0],
                "size": [88.0, 298.0]
            },
            "dealers/woman/hand-clap": {
                "pivot": [86, 48],
                "grip": [86.0, 91.2],
                "size": [172.0, 156.0]
            },
            "dealers/woman/hand-flat": {
                "pivot": [86, 48],
                "grip": [86.0, 111.0],
                "size": [172.0, 156.0]
            },
            "dealers/woman/hand-pinch": {
                "pivot": [86, 48],
                "grip": [61.7, 112.8],
                "size": [172.0, 156.0]
            },
            "dealers/woman/hand-pitch": {
                "pivot": [86, 48],
                "grip": [69.2, 118.2],
                "size": [172.0, 156.0]
            },
            "dealers/woman/hand-point": {
                "pivot": [86, 48],
                "grip": [64.5, 125.4],
                "size": [172.0, 156.0]
            },
            "dealers/woman/hand-push": {
                "pivot": [86, 48],
                "grip": [86.0, 120.0],
                "size": [172.0, 156.0]
            },
            "dealers/woman/hand-rest": {
                "pivot": [86, 48],
                "grip": [86.0, 107.4],
                "size": [172.0, 156.0]
            },
            "dealers/woman/hand-shadow": {
                "pivot": [86, 48],
                "size": [172.0, 156.0]
            },
            "dealers/woman/hand-spread": {
                "pivot": [86, 48],
                "grip": [86.0, 102.0],
                "size": [172.0, 156.0]
            },
            "dealers/woman/hand-sweep": {
                "pivot": [86, 86],
                "grip": [53.1, 134.5],
                "size": [172.0, 172.0]
            },
            "dealers/woman/hand-tap": {
                "pivot": [86, 48],
                "grip": [72.9, 116.4],
                "size": [172.0, 156.0]
            },
            "dealers/woman/hand-wash-1": {
                "pivot": [86, 86],
                "grip": [76.6, 139.2],
                "size": [172.0, 172.0]
            },
            "dealers/woman/hand-wash-2": {
                "pivot": [86, 86],
                "grip": [97.2, 138.8],
                "size": [172.0, 172.0]
            },
            "dealers/woman/head": {
                "place": [880, 0, 160, 190],
                "size": [160.0, 190.0]
            },
            "dealers/woman/mouth-closed": {
                "place": [925, 128, 70, 44],
                "size": [70.0, 44.0]
            },
            "dealers/woman/mouth-half": {
                "place": [925, 128, 70, 44],
                "size": [70.0, 44.0]
            },
            "dealers/woman/mouth-open": {
                "place": [925, 128, 70, 44],
                "size": [70.0, 44.0]
            },
            "dealers/woman/mouth-smile": {
                "place": [925, 128, 70, 44],
                "size": [70.0, 44.0]
            },
            "dealers/woman/upper": {
                "pivot": [44, 44],
                "end": [44, 234.0],
                "size": [88.0, 278.0]
            },
            "devices/cut-card": {
                "place": [904, 376, 112, 136],
                "size": [112.0, 136.0]
            },
            "devices/marker": {
                "place": [912, 546, 104, 88],
                "size": [104.0, 88.0]
            },
            "devices/rack-0": {
                "place": [272, 318, 160, 170],
                "size": [160.0, 170.0]
            },
            "devices/rack-1-blue": {
                "place": [272, 318, 160, 170],
                "size": [160.0, 170.0]
            },
            "devices/rack-1": {
                "place": [272, 318, 160, 170],
                "size": [160.0, 170.0]
            },
            "devices/rack-2-blue": {
                "place": [272, 318, 160, 170],
                "size": [160.0, 170.0]
            },
            "devices/rack-2": {
                "place": [272, 318, 160, 170],
                "size": [160.0, 170.0]
            },
            "devices/rack-3-blue": {
                "place": [272, 318, 160, 170],
                "size": [160.0, 170.0]
            },
            "devices/rack-3": {
                "place": [272, 318, 160, 170],
                "size": [160.0, 170.0]
            },
            "devices/rack-4-blue": {
                "place": [272, 318, 160, 170],
                "size": [160.0, 170.0]
            },
            "devices/rack-4": {
                "place": [272, 318, 160, 170],
                "size": [160.0, 170.0]
            },
            "devices/shoe": {
                "place": [60, 290, 270, 190],
                "size": [270.0, 190.0]
            },
            "devices/shuffler": {
                "place": [60, 290, 270, 190],
                "size": [270.0, 190.0]
            },
            "lights/led-turn-1": {
                "place": [1540, 935, 340, 90],
                "size": [340.0, 90.0]
            },
            "lights/led-turn-2": {
                "place": [1240, 954, 340, 90],
                "size": [340.0, 90.0]
            },
            "lights/led-turn-3": {
                "place": [940, 963, 340, 90],
                "size": [340.0, 90.0]
            },
            "lights/led-turn-4": {
                "place": [640, 963, 340, 90],
                "size": [340.0, 90.0]
            },
            "lights/led-turn-5": {
                "place": [340, 954, 340, 90],
                "size": [340.0, 90.0]
            },
            "lights/led-turn-6": {
                "place": [40, 935, 340, 90],
                "size": [340.0, 90.0]
            },
            "lights/led-win-1": {
                "place": [1540, 935, 340, 90],
                "size": [340.0, 90.0]
            },
            "lights/led-win-2": {
                "place": [1240, 954, 340, 90],
                "size": [340.0, 90.0]
            },
            "lights/led-win-3": {
                "place": [940, 963, 340, 90],
                "size": [340.0, 90.0]
            },
            "lights/led-win-4": {
                "place": [640, 963, 340, 90],
                "size": [340.0, 90.0]
            },
            "lights/led-win-5": {
                "place": [340, 954, 340, 90],
                "size": [340.0, 90.0]
            },
            "lights/led-win-6": {
                "place": [40, 935, 340, 90],
                "size": [340.0, 90.0]
            },
            "lights/spot": {
                "size": [480.0, 560.0]
            },
            "table/room": {
                "place": [0, 0, 1920, 420],
                "size": [1920.0, 420.0]
            },
            "table/table-double": {
                "place": [0, 0, 1920, 1080],
                "size": [1920.0, 1080.0]
            },
            "table/table": {
                "place": [0, 0, 1920, 1080],
                "size": [1920.0, 1080.0]
            }
        })

    function source(name: string): url {
        return Theme.art + name + ".webp";
    }
}
