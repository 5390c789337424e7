// Times as people read them, and as standards write them.

/** "4:05", or "1:02:07" from an hour on. */
export function clockText(ms) {
  const seconds = Math.round(ms / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (number) => String(number).padStart(2, "0");
  return (hours ? `${hours}:${two(minutes)}` : minutes) + `:${two(seconds % 60)}`;
}

/** CMITimespan of SCORM 1.2: hours of two to four digits, minutes, seconds with hundredths. */
export function timespan(ms) {
  const hundredths = Math.min(Math.round(ms / 10), 9999 * 360_000 + 359_999);
  const part = (number, digits = 2) => String(Math.floor(number)).padStart(digits, "0");
  const [hours, minutes, seconds] = [hundredths / 360_000, (hundredths / 6000) % 60, (hundredths / 100) % 60];
  return `${part(hours, 4)}:${part(minutes)}:${part(seconds)}.${part(hundredths % 100)}`;
}

/** CMITime of SCORM 1.2: the time of day where the reader is. */
export const timeOfDay = (date) =>
  [date.getHours(), date.getMinutes(), date.getSeconds()].map((part) => String(part).padStart(2, "0")).join(":");

/** A duration of ISO 8601, in hundredths of a second, as xAPI asks for. */
export const duration = (ms) => `PT${Math.round(ms / 10) / 100}S`;
