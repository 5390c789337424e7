//! A game under the laws, from the first move to its end.
