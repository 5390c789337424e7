// Takes the place of `HTMLElement`: where pages are made on a server there is none, and the elements
// can be imported all the same.
const Base = globalThis.HTMLElement ?? Object;

export { Base as HTMLElement };
