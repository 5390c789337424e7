// Saves the page as one file that opens where the reader is now, and needs nothing besides.
//
// The programs call `jadoubeSave` with the name of the file, the address it opens at, and a text
// that it brings along under the name under which the program looks for it.

/** Where `boot.js` finds what the file was saved with. */
const PLACE = '<script type="application/json" id="saved-page">';

/** How long the browser may take to begin with the file, in milliseconds. */
const PATIENCE = 60_000;

async function wholePage() {
  if (window.jadoubeKept) {
    return window.jadoubeKept.source;
  }
  const answer = await fetch("jadoube.html");
  if (!answer.ok) {
    throw new Error(`jadoube.html: ${answer.status}`);
  }
  return answer.text();
}

async function save(file, address, name, text) {
  const page = await wholePage();
  const start = page.indexOf(PLACE) + PLACE.length;
  const end = page.indexOf("</script>", start);
  if (start < PLACE.length || end < start) {
    throw new Error("jadoube.html has no place for what is saved");
  }
  // What is played in this file must not be mixed with what is played in another.
  const place = `${Date.now()}-${Math.floor(Math.random() * 1e6)}`;
  // No text can end the element that it stands in.
  const saved = JSON.stringify({ place, address, texts: { [name]: text } }).replaceAll("<", "\\u003c");
  const blob = new Blob([page.slice(0, start), saved, page.slice(end)], { type: "text/html" });
  const href = URL.createObjectURL(blob);
  const link = Object.assign(document.createElement("a"), { href, download: file, hidden: true });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(href), PATIENCE);
}

/** Whether the browser took the file. */
window.jadoubeSave = (...wish) =>
  save(...wish).then(
    () => true,
    (error) => {
      console.warn("The page was not saved as a file:", error);
      return false;
    },
  );
