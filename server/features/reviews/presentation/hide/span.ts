/** A part of a text, from `start` up to but without `end`. */
export type Span = { start: number; end: number };
