"""All scenes, in the order in which the gallery shows them."""

from tests.gallery import between_rounds, panels, rounds, service
from tests.gallery.studio import SCENES

__all__ = ["SCENES", "between_rounds", "panels", "rounds", "service"]
