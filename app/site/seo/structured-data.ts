/** A value of JSON-LD. */
export type StructuredValue =
  | string
  | number
  | boolean
  | StructuredValue[]
  | { [key: string]: StructuredValue };

/** One entity in JSON-LD, without `@context`. */
export type StructuredData = { '@type': string; [key: string]: StructuredValue };
