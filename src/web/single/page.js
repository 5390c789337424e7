// The scripts of the page where everything is in one file, after `boot.js`.
import "./table.js";
import "../save.js";
import "../start.js";
