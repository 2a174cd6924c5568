"""The bet sensor on the screen."""

from kiosk.devices.bet_sensor.port import Lamp, SensorPort
from kiosk.devices.bet_sensor.touch_spot import TouchSensor
from tests.kit.sensor_rig import reports_of


def test_a_touch_places_a_chip_and_another_lifts_it() -> None:
    sensor = TouchSensor()
    sensor.place(3)
    sensor.place(5)
    assert reports_of(sensor.poll(0)) == ["well", "chip 3", "chip 5"]
    assert sensor.poll(0) == ()
    sensor.lift(3)
    sensor.place(3)
    assert reports_of(sensor.poll(0)) == ["no chip 3", "chip 3"]


def test_a_second_touch_of_the_same_kind_is_nothing() -> None:
    sensor = TouchSensor()
    sensor.lift(2)
    sensor.place(2)
    sensor.place(2)
    assert reports_of(sensor.poll(0)) == ["well", "chip 2"]
    sensor.lift(2)
    sensor.lift(2)
    assert reports_of(sensor.poll(0)) == ["no chip 2"]


def test_the_spot_of_a_seat_that_somebody_left_is_swept() -> None:
    sensor = TouchSensor()
    sensor.place(2)
    sensor.expect_clear(2, clear=False)
    assert reports_of(sensor.poll(0)) == ["well", "chip 2"]
    sensor.expect_clear(2, clear=True)
    assert reports_of(sensor.poll(0)) == ["no chip 2"]


def test_lamps_are_for_the_screen_to_draw() -> None:
    sensor = TouchSensor()
    port: SensorPort = sensor
    port.set_lamp(4, Lamp.BLINK)
    assert sensor.lamps == {1: 0, 2: 0, 3: 0, 4: Lamp.BLINK, 5: 0, 6: 0}
    port.close()
