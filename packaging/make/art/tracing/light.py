"""Renders a scene, takes out the grain, and brings light to the range of a screen."""

import ctypes
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple

import mitsuba as mi
import numpy as np
from numpy.typing import NDArray

Array = NDArray[Any]
mi.set_variant("scalar_rgb")  # the others crash with some of Debian's LLVMs


class Light(NamedTuple):
    """What was rendered: light, coverage, and the colour of what is seen."""

    colour: Array
    alpha: Array
    albedo: Array


def integrator(depth: int = 6) -> dict[str, Any]:
    """Follows light, and notes colour and direction of what it hits for the denoiser."""
    path = {"type": "path", "max_depth": depth, "hide_emitters": True}
    return {"type": "aov", "aovs": "alb:albedo,nn:sh_normal", "img": path}


def rendered(scene: dict[str, Any]) -> Light:
    """A scene without its grain."""
    image = np.array(mi.render(mi.load_dict(scene)))
    albedo, normals = image[..., -6:-3], image[..., -3:]
    return Light(_denoised(image[..., :3], albedo, normals), np.clip(image[..., 3], 0, 1), albedo)


def _denoised(colour: Array, albedo: Array, normals: Array) -> Array:
    """By Intel's Open Image Denoise; its wheel does not say where its libraries are."""
    spec = find_spec("oidn")
    assert spec is not None  # noqa: S101
    assert spec.origin is not None  # noqa: S101
    folder = Path(spec.origin).parent / "lib.linux.x64"
    ctypes.CDLL(str(next(folder.glob("libtbb.so*"))), mode=ctypes.RTLD_GLOBAL)
    import oidn  # noqa: PLC0415

    library = ctypes.CDLL(str(next(folder.glob("libOpenImageDenoise.so*"))))
    library.oidnSetFilter1b.argtypes = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_bool]
    out = np.zeros(colour.shape, np.float32)
    images = {"color": colour, "albedo": np.clip(albedo, 0, 1), "normal": normals}
    kept = {name: np.ascontiguousarray(image, np.float32) for name, image in images.items()} | {"output": out}
    device = oidn.NewDevice()
    oidn.CommitDevice(device)
    denoiser = oidn.NewFilter(device, "RT")
    for name, image in kept.items():
        oidn.SetSharedFilterImage(denoiser, name, image, oidn.FORMAT_FLOAT3, image.shape[1], image.shape[0])
    library.oidnSetFilter1b(denoiser, b"hdr", True)  # noqa: FBT003
    oidn.CommitFilter(denoiser)
    oidn.ExecuteFilter(denoiser)
    oidn.ReleaseFilter(denoiser)
    oidn.ReleaseDevice(device)
    return out


def on_screen(light: Array) -> Array:
    """Light as a screen shows it: a soft shoulder, then sRGB; from 0 to 1."""
    soft = np.where(light < 0.6, light, 0.6 + 0.4 * (1 - np.exp(-(light - 0.6) / 0.4)))
    soft = np.clip(soft, 0, None)
    shown: Array = np.where(soft <= 0.0031308, 12.92 * soft, 1.055 * np.power(soft, 1 / 2.4) - 0.055)
    return np.clip(shown, 0, 1)
