// Reports by SCORM 1.2 as soon as the page has been read.
import { chosenBy } from "../report.js";
import { startScorm } from "../scorm.js";

startScorm({ for: chosenBy(import.meta.url) });
