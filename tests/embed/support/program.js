// A program that plays nothing: it shows what the loader has given to it.
window.mounted ??= [];
window.started = (window.started ?? 0) + 1;

export async function mount(board) {
  if (board.host.hasAttribute("data-broken")) {
    throw new Error("the program of this test does not start");
  }
  const button = document.createElement("button");
  const show = () => (button.textContent = `${board.data().attributes.goal} ${board.data().fen}`);
  show();
  button.addEventListener("click", () => {
    board.result({ moves: ["e4"] }, { isOver: true });
    board.emit("solved", { moves: ["e4"] });
  });
  board.layer.append(button);
  board.tray.append("tray");
  const handle = {
    board,
    updates: 0,
    isDestroyed: false,
    state: { fen: "moved on", solved: true },
    update() {
      handle.updates += 1;
      show();
    },
    destroy: () => (handle.isDestroyed = true),
    move: (san) => board.emit("move", { san }, true),
    reset: () => (handle.isReset = true),
  };
  window.mounted.push(handle);
  return handle;
}
