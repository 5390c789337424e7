// Properties that reflect the attributes of the element.
import { CHOICES, PROPERTIES, SWITCHES, TEXTS } from "./attributes.js";

const propertyOf = (name) =>
  PROPERTIES[name] ?? name.replace(/-(.)/g, (_, letter) => letter.toUpperCase());

/** Lets the properties of a class reflect its attributes. */
export function reflect(prototype, texts = TEXTS, switches = SWITCHES) {
  const define = (name, get, set) =>
    // What the class has by itself means more.
    Object.hasOwn(prototype, propertyOf(name)) ||
    Object.defineProperty(prototype, propertyOf(name), { get, set, configurable: true, enumerable: true });
  for (const name of texts) {
    define(
      name,
      function () {
        return this.getAttribute(name) ?? CHOICES[name]?.[0] ?? "";
      },
      function (value) {
        value == null ? this.removeAttribute(name) : this.setAttribute(name, value);
      },
    );
  }
  for (const name of switches) {
    define(
      name,
      function () {
        return this.hasAttribute(name);
      },
      function (value) {
        this.toggleAttribute(name, Boolean(value));
      },
    );
  }
}

/** Sets again what was set as a plain property before the element had its class. */
export function adoptProperties(element) {
  for (const name of Object.keys(element)) {
    if (name in Object.getPrototypeOf(element)) {
      const value = element[name];
      delete element[name];
      element[name] = value;
    }
  }
}

/** All attributes as an object, texts and switches under the names of their properties. */
export const valuesOf = (element) =>
  Object.fromEntries([
    ...TEXTS.map((name) => [propertyOf(name), element.getAttribute(name) ?? CHOICES[name]?.[0] ?? ""]),
    ...SWITCHES.map((name) => [propertyOf(name), element.hasAttribute(name)]),
  ]);
