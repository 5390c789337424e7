import "jadoube/board";
import "jadoube/board.css";
import "./page.css";

const log = document.getElementById("log");

function tell(text) {
  const line = document.createElement("li");
  line.textContent = text;
  log.append(line);
}

// The events of all boards come here, for they bubble.
addEventListener("jadoube-failed", ({ detail }) => tell(`Attempt ${detail.attempts} was wrong.`));
addEventListener("jadoube-solved", ({ target, detail }) =>
  tell(`${target.id}: found ${detail.moves.join(", ")}.`),
);

document.querySelector("form").addEventListener("submit", (event) => {
  event.preventDefault();
  const answers = Object.fromEntries(new FormData(event.currentTarget));
  tell(`The form has sent ${JSON.stringify(answers)}`);
});
