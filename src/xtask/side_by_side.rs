//! Short tasks that do not need each other, as many at a time as the machine has cores.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use crate::failure::{Failure, Outcome};

/// Does something with each of the items, in their order as far as more than one is at work. After a
/// failure nothing more is begun.
///
/// # Errors
/// One of them fails: the first failure that a core has met.
pub(crate) fn each<T: Sync>(items: &[T], act: impl Fn(&T) -> Outcome<()> + Sync) -> Outcome<()> {
    let next = AtomicUsize::new(0);
    let work = || -> Outcome<()> {
        while let Some(item) = items.get(next.fetch_add(1, Ordering::Relaxed)) {
            act(item).inspect_err(|_| next.store(items.len(), Ordering::Relaxed))?;
        }
        Ok(())
    };
    let cores = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        let workers: Vec<_> = (0..cores.min(items.len()))
            .map(|_| scope.spawn(work))
            .collect();
        let ends = workers.into_iter().map(|worker| {
            let panicked = |_| Err(Failure::new("a task panicked"));
            worker.join().unwrap_or_else(panicked)
        });
        ends.fold(Ok(()), Outcome::and)
    })
}

#[cfg(test)]
mod tests {
    use std::sync::Mutex;

    use super::each;
    use crate::failure::Failure;

    #[test]
    fn every_item_is_met_once() {
        let met = Mutex::new(Vec::new());
        let items: Vec<u32> = (0..40).collect();
        each(&items, |item| {
            met.lock().unwrap().push(*item);
            Ok(())
        })
        .unwrap();
        let mut met = met.into_inner().unwrap();
        met.sort_unstable();
        assert_eq!(met, items);
        assert_eq!(each(&[], |_: &u32| Ok(())), Ok(()));
    }

    #[test]
    fn a_failure_is_told_and_ends_the_rest() {
        let failed = each(&[1, 2, 3], |item| Err(Failure::new(format!("no {item}"))));
        assert!(failed.unwrap_err().to_string().starts_with("no "));
    }
}
