import { dirname } from 'node:path';

export default {
  poweredByHeader: false,
  turbopack: { root: dirname(import.meta.dirname) },
};
