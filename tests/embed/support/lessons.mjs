// Lessons of other authors in a page.
import { browserWithPages } from "./page.mjs";

/** The type of a lesson. */
export const MARKDOWN = "text/markdown; charset=utf-8";

/** A question, as its author writes it. */
export const ask = (attributes, ...notes) => `\`\`\`chess ask\n${attributes}\n${notes.join("\n")}\n\`\`\`\n\n`;

/** What every test of questions finds in the page. */
const QUESTIONS = `
  const questions = [...document.querySelectorAll("fieldset")];
  const said = (at = 0) => questions[at].querySelector("[role=status]").textContent;
  const press = (name, at = 0) => [...questions[at].querySelectorAll("button")]
    .find(({ textContent, hidden }) => textContent === name && !hidden).click();
  const type = (text, at = 0) => { questions[at].querySelector("input").value = text; press("Answer", at); };
  const choose = (label, at = 0) => {
    [...questions[at].querySelectorAll("label")].find(({ innerText }) => innerText.trim() === label).click();
    press("Answer", at);
  };
  const isSolved = (at = 0) => questions[at].classList.contains("jadoube-lesson-solved");`;

/** Starts a browser with the hosts of pages and of the program of lessons, for the tests of a file. */
export async function browserWithLessons() {
  const { open: openPage, run, axe, browser, loader, pages } = await browserWithPages();
  const script = (folder = "") => `<script type="module" src="${loader}${folder}jadoube.lesson.js"></script>`;
  const open = (body, { head = "", ...options } = {}) => openPage(body, { ...options, head: `${head}${script()}` });

  let count = 0;
  /** Puts a lesson at an address beside the pages; returns its name. */
  function place(body, title = "Knights") {
    const name = `lesson-${(count += 1)}.md`;
    pages.set(`/${name}`, { body: `---\ntitle: ${title}\n---\n\n${body}`, type: MARKDOWN });
    return name;
  }

  /** Opens a page with one lesson and waits until it is drawn. */
  async function show(body, { attributes = "", around = "", ...options } = {}) {
    await open(`<jadoube-lesson id="l" src="${place(body)}" ${attributes}>Its text.</jadoube-lesson>${around}`, options);
    await drawn();
  }

  const drawn = () => run(`await until(() => heard.some(({ name, on }) => name === "ready" && on === "l"));`);
  const work = (body, ...words) => run(`${QUESTIONS}${body}`, ...words);
  return { open, openPage, place, show, drawn, run, work, axe, browser, loader, pages, script };
}
