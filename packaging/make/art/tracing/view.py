"""The table's camera for the path tracer."""

from typing import Any

import mitsuba as mi

from ui.glass.felt import camera


def sensor(scale: int, samples: int, crop: tuple[int, int, int, int]) -> dict[str, Any]:
    """The camera, so many pixels to a pixel of the glass; only the crop (x, y, width, height on the glass) is made."""
    x, y, width, height = (scale * side for side in crop)
    return {
        "type": "perspective",
        "fov": camera.FIELD,
        "fov_axis": "x",
        "to_world": mi.ScalarTransform4f().look_at(origin=camera.EYE, target=[0, 0, 0], up=[0, 0, 1]),
        "film": {
            "type": "hdrfilm",
            "width": camera.WIDTH * scale,
            "height": camera.HEIGHT * scale,
            "crop_offset_x": x,
            "crop_offset_y": y,
            "crop_width": width,
            "crop_height": height,
            "rfilter": {"type": "box"},
            "pixel_format": "rgba",
        },
        "sampler": {"type": "independent", "sample_count": samples},
    }
