/**
 * Boards in React 19: `import 'jadoube/react'` defines the elements and tells TypeScript what they
 * take in JSX. Attributes are written as in HTML or under the names of their properties, events as
 * `onjadoube-solved={(event) => ...}`.
 *
 * @packageDocumentation
 */

// Printed from src/element by `cargo run -p element --bin print-element -- --write`.
import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { BoardProperties, JadoubeBoard, JadoubeEventMap, JadoubeHint, JadoubeMove } from './board.js';

/** Numbers may stand where an attribute holds one. */
type Written<Value> = Value extends boolean ? boolean : string extends Value ? string | number : Value;

/** The attributes that are written in another way than their properties. */
interface Hyphenated {
  /** `maxMoves` */
  'max-moves'?: string | number | undefined;
  /** `giveUp` */
  'give-up'?: string | number | undefined;
  /** `maxTries` */
  'max-tries'?: string | number | undefined;
  /** `canUndo` */
  undo?: boolean | undefined;
  /** `storageKey` */
  'storage-key'?: string | undefined;
  /** `lastMove` */
  'last-move'?: string | undefined;
  /** `noAnimation` */
  'no-animation'?: boolean | undefined;
}

/** What `<jadoube-board>` takes in JSX besides what every element takes. */
export type JadoubeBoardAttributes = Hyphenated & {
  [Name in keyof BoardProperties]?: Written<BoardProperties[Name]> | undefined;
} & {
  [Name in keyof JadoubeEventMap as `on${Name}`]?: ((event: JadoubeEventMap[Name]) => void) | undefined;
};

type Props<Element, Attributes> = DetailedHTMLProps<HTMLAttributes<Element>, Element> & Attributes;

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'jadoube-board': Props<JadoubeBoard, JadoubeBoardAttributes>;
      'jadoube-move': Props<JadoubeMove, { for: string; at: string }>;
      'jadoube-hint': Props<JadoubeHint, { squares?: string | undefined }>;
    }
  }
}
