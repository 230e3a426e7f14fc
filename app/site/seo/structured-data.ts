/** A value of JSON-LD. */
export type StructuredValue =
  | string
  | number
  | boolean
  | StructuredValue[]
  | { [key: string]: StructuredValue };

/** One thing that a page tells search engines about, without its context. */
export type StructuredData = { '@type': string; [key: string]: StructuredValue };
