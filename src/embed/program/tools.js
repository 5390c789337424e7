// What the program asks of the browser: to keep, to copy, to be heard.

const nameOf = (key) => `jadoube:${key}`;

let sounds;

/** A short wooden sound: noise through a narrow band that fades at once. */
function playSound(takes) {
  try {
    sounds ??= new AudioContext();
    const { currentTime, sampleRate } = sounds;
    const length = Math.round(sampleRate * 0.06);
    const buffer = sounds.createBuffer(1, length, sampleRate);
    const wave = buffer.getChannelData(0);
    for (let place = 0; place < length; place += 1) {
      wave[place] = (Math.random() * 2 - 1) * Math.exp((-place / length) * 9);
    }
    const source = new AudioBufferSourceNode(sounds, { buffer });
    const band = new BiquadFilterNode(sounds, {
      type: "bandpass",
      frequency: takes ? 620 : 950,
      Q: 5,
    });
    const gain = new GainNode(sounds, { gain: 0.7 });
    source.connect(band).connect(gain).connect(sounds.destination);
    source.start(currentTime);
  } catch {
    // A page without sound plays on.
  }
}

export const tools = {
  /** What the storage has kept; nothing where the browser allows none. */
  kept(key) {
    try {
      return localStorage.getItem(nameOf(key)) ?? undefined;
    } catch {
      return undefined;
    }
  },
  /** Whether the storage has taken it; where it is full or forbidden the board is played on all the same. */
  keep(key, text) {
    try {
      localStorage.setItem(nameOf(key), text);
      return true;
    } catch {
      return false;
    }
  },
  async copy(text) {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      copyOldWay(text);
    }
  },
  playSound,
  speak(text, lang) {
    const said = new SpeechSynthesisUtterance(text);
    said.lang = lang;
    window.speechSynthesis?.speak(said);
  },
};

/** Where the page may not use the clipboard, as in most frames. */
function copyOldWay(text) {
  const field = document.createElement("textarea");
  field.value = text;
  field.setAttribute("aria-hidden", "true");
  field.style.position = "fixed";
  field.style.opacity = "0";
  document.body.append(field);
  field.select();
  document.execCommand("copy");
  field.remove();
}
