/** Everything at once: nothing has to be waited for afterwards. */
import { loadInsight } from '../insight.js';

export * from './web.js';

await loadInsight();
