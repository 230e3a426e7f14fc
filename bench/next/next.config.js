import { dirname } from 'node:path';

/** Without compression, which costs it more than the bytes that it saves on the way to itself. */
export default {
  compress: false,
  poweredByHeader: false,
  turbopack: { root: dirname(import.meta.dirname) },
};
