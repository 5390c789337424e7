// A clock of the page that is ours, for what is waited for: ten seconds pass when a test says so.

/** Keeps what is due after long times, until the time is said to have passed. */
export const CLOCK = `<script>
  const later = new Map();
  const [set, clear] = [setTimeout, clearTimeout];
  let last = -1;
  window.setTimeout = (call, delay, ...words) => delay === 10_000 ? (later.set(--last, call), last) : set(call, delay, ...words);
  window.clearTimeout = (id) => later.delete(id) || clear(id);
  window.passTenSeconds = () => [...later].forEach(([id, call]) => { later.delete(id); call(); });
  window.isDue = () => later.size;
</script>`;
