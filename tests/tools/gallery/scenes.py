"""All scenes, in the order in which the gallery shows them."""

from tests.tools.gallery import between_rounds, panels, rounds, service
from tests.tools.gallery.studio import SCENES

__all__ = ["SCENES", "between_rounds", "panels", "rounds", "service"]
