// Puts the examples and MIGRATION.md into the documentation pages.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { site } from "./blocks.mjs";
import { examples, migration } from "./pages.mjs";

writeFileSync(join(site, "index.html"), examples());
writeFileSync(join(site, "migration.html"), migration());
