import { useState } from "react";

/** A task in a form. Nobody has written down its solution: the rules judge. */
export function Exercise() {
  const [outcome, setOutcome] = useState(null);
  const [sent, setSent] = useState(null);
  const send = (event) => {
    event.preventDefault();
    // The board is a field like any other; a server would get the same.
    setSent(JSON.parse(new FormData(event.currentTarget).get("ladder")));
  };
  return (
    <form onSubmit={send}>
      <h2>Mate in two</h2>
      <jadoube-board
        id="ladder"
        name="ladder"
        required
        mode="solve"
        goal="mate"
        in={2}
        fen="6k1/8/8/8/8/8/R7/1R4K1 w - - 0 1"
        onjadoube-solved={({ detail }) => setOutcome(detail)}
      >
        <span slot="success">Each rook takes a rank from the king.</span>
        <jadoube-hint>One rook holds the seventh rank.</jadoube-hint>
      </jadoube-board>
      {outcome && (
        <p id="outcome">
          Solved, with {outcome.hints} hints, at attempt {outcome.attempts}.
        </p>
      )}
      <p>
        <button>Send the answer</button>
      </p>
      {sent && <p id="sent">The form has sent {sent.moves.join(", ")}.</p>}
    </form>
  );
}
