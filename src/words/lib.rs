//! Every sentence the product says.
