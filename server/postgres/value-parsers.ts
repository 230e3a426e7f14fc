import { type CustomTypesConfig, types } from 'pg';

const { builtins } = types;

// A date has no time and no zone, and counts and prices here stay far below 2^53:
// the driver's own choices (Date at local midnight, numbers as text) only make work.
const parsers = new Map<number, (text: string) => unknown>([
  [builtins.DATE, String],
  [builtins.TIMESTAMP, String],
  [builtins.INT8, Number],
  [builtins.NUMERIC, Number],
]);

/** How the generated types of the server expect values to be read; every pool is made with it. */
export const valueParsers: CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    (format !== 'binary' && parsers.get(oid)) || types.getTypeParser(oid, format),
};
