"""What makes resources/art and resources/sounds: it is run by `make art`, and is no part of the product.

It may use the product's palette and painting; the product never imports it."""
