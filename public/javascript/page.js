// Lets the examples of the page be run. Without it the page can be read as well.

/** The package and an example, both fetched when they are first asked for. */
const load = (file) => Promise.all([import('../pkg/index.js'), import(`./${file}`)]);

/** Adds a line to what an example has printed. */
function printTo(output) {
  return (value) => {
    const last = output.lastChild;
    if (last instanceof Text) last.data += `\n${value}`;
    else output.append(String(value));
  };
}

/** Adds a picture; as an image it can neither run anything nor change the page. */
function showIn(output) {
  return (picture) => {
    const image = new Image();
    const drawn = new DOMParser().parseFromString(picture, 'image/svg+xml');
    image.alt = drawn.querySelector('title')?.textContent ?? '';
    image.src = `data:image/svg+xml,${encodeURIComponent(picture)}`;
    output.append(image);
  };
}

async function run(file, output) {
  try {
    const [jadoube, example] = await load(file);
    output.replaceChildren();
    await example.run(jadoube, printTo(output), showIn(output));
  } catch (error) {
    const failure = document.createElement('p');
    failure.className = 'failure';
    failure.textContent = `This couldn't run here. ${error.message}`;
    output.replaceChildren(failure);
  }
}

for (const code of document.querySelectorAll('code[data-file]')) {
  const section = code.closest('section');
  const title = section.querySelector('h2');
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Run';
  // Which of the buttons it is, for screen readers.
  button.id = `run-${section.id}`;
  title.id = `title-${section.id}`;
  button.setAttribute('aria-labelledby', `${button.id} ${title.id}`);
  const output = document.createElement('output');
  code.parentElement.after(button, output);
  button.addEventListener('click', async () => {
    // It keeps the focus, so it is not disabled.
    if (button.getAttribute('aria-disabled') === 'true') return;
    button.setAttribute('aria-disabled', 'true');
    await run(code.dataset.file, output);
    button.removeAttribute('aria-disabled');
  });
}

for (const text of document.querySelectorAll('.needs-script')) text.hidden = false;
