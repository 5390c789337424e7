// Answers of both libraries as plain data that can be compared and printed.

const DESCRIPTORS = [
  "isCapture",
  "isPromotion",
  "isEnPassant",
  "isKingsideCastle",
  "isQueensideCastle",
  "isBigPawn",
];

/** A move with its own keys in their order, their values, and what its methods say. */
export function plainMove(move) {
  const says = DESCRIPTORS.filter((name) => move[name]());
  return { entries: Object.entries(move), says };
}

/** Any answer: moves become plain, also in lists. */
export function plain(answer) {
  if (Array.isArray(answer)) {
    return answer.map(plain);
  }
  const isMove = answer !== null && typeof answer === "object" && "lan" in answer;
  return isMove ? plainMove(answer) : answer;
}

/** What a call answers, or with which words it refuses. */
export function attempt(call) {
  try {
    return { answer: plain(call()) };
  } catch (error) {
    return { refusal: error.message, error };
  }
}
