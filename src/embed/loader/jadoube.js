// The loader: one tag for every page.
import { define } from "./elements.js";

define();
