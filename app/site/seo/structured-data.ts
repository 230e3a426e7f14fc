/** A value of JSON-LD. */
type StructuredValue =
  | string
  | number
  | boolean
  | StructuredValue[]
  | { [key: string]: StructuredValue };

/** One entity in JSON-LD, without `@context`. */
export type StructuredData = { '@type': string; [key: string]: StructuredValue };
