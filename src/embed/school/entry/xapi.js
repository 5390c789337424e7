// Reports by xAPI as soon as the page has been read.
import { chosenBy } from "../report.js";
import { startXapi } from "../xapi.js";

startXapi({ for: chosenBy(import.meta.url) });
