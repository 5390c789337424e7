/** Everything at once: nothing has to be waited for afterwards. */
import { loadInsight } from '#main';

export * from '#main';

await loadInsight();
