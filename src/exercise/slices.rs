//! Work that is done in slices, for pages that have to answer meanwhile.

use std::task::Poll;

/// Does the whole of it: asks for a slice until there is no other.
///
/// # Examples
///
/// ```
/// use std::task::Poll;
///
/// let mut left = 3;
/// let done = exercise::whole(|| {
///     left -= 1;
///     if left == 0 { Poll::Ready("done") } else { Poll::Pending }
/// });
/// assert_eq!(done, "done");
/// ```
pub fn whole<T>(mut slice: impl FnMut() -> Poll<T>) -> T {
    loop {
        if let Poll::Ready(done) = slice() {
            return done;
        }
    }
}
