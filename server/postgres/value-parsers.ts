import { type CustomTypesConfig, types } from 'pg';

const { builtins } = types;

// Dates stay text because they have no time and no zone (the driver returns local midnight), and bigint
// and numeric become numbers because counts and prices stay far below 2^53 (the driver returns text).
const parsers = new Map<number, (text: string) => unknown>([
  [builtins.DATE, String],
  [builtins.TIMESTAMP, String],
  [builtins.INT8, Number],
  [builtins.NUMERIC, Number],
]);

/** Parses values as the generated types expect them; every pool uses it. */
export const valueParsers: CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    (format !== 'binary' && parsers.get(oid)) || types.getTypeParser(oid, format),
};
