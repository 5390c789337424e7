// Optional, for a page with boards in frames: it greets them, gives them their height, passes on what
// they tell as events of the <iframe> (`jadoube-solved` and the others), and puts the answer into the
// form around it where `data-name` names a field. Commands go through `jadoube`, the port of the frame.
for (const frame of document.querySelectorAll("iframe[src*='embed.html#']")) {
  const { sandbox, dataset, src } = frame;
  let field;
  const greet = () => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data: detail }) => {
      const { type, height, form } = detail;
      frame.jadoube = port1;
      if (height) {
        frame.style.height = `${height + frame.offsetHeight - frame.clientHeight}px`;
      }
      if (form && dataset.name) {
        if (!field) {
          field = document.createElement("input");
          field.type = "hidden";
          field.name = dataset.name;
          frame.after(field);
        }
        field.value = form;
      }
      frame.dispatchEvent(new CustomEvent(`jadoube-${type}`, { bubbles: true, detail }));
    };
    // A frame in a sandbox has no origin by which it could be named.
    const isOpaque = sandbox.length && !sandbox.contains("allow-same-origin");
    const init = { ns: "jadoube", v: 1, type: "init" };
    frame.contentWindow.postMessage(init, isOpaque ? "*" : src, [port2]);
  };
  frame.addEventListener("load", greet);
  // A frame that is still empty greets later.
  frame.contentDocument?.URL === "about:blank" || greet();
}
