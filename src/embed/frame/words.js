// Every sentence of the frame.

/** The name of a board that says nothing of itself. */
export const TITLE = "Chess board";

/** Shown where scripts are off. */
export const NO_SCRIPT = "This board needs scripts.";

export const NOT_A_COMMAND = "A command is an object with an id and a type.";
export const badId = (limit) => `The id of a command is a number or a text of at most ${limit} bytes.`;
export const unknownCommand = (type) => `There is no command “${type}”.`;
export const unknownName = (name) => `A board has no “${name}”.`;
export const notAText = (name) => `“${name}” is missing, or not what it must be.`;
export const tooLong = (name, limit) => `“${name}” is too long; at most ${limit} are taken.`;
export const NOT_FOR_PAGES = "What a frame keeps and sends is not for commands to say.";
export const NOT_PLAYED = "There is nothing to play on this board.";
