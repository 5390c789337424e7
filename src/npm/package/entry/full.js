/** Both halves at once: nothing has to be awaited afterwards. */
import { loadInsight } from '#main';

export * from '#main';

await loadInsight();
