import { maxFileBytes } from '../../domain/limits.ts';

// What a form or a call may hold. The longest text that anybody can send is 20,000 characters, and a
// browser writes some of them as nine bytes.

const kibibyte = 1024;

export const formLimits = {
  /** All that is typed; also the whole body where no file is asked for. */
  textBytes: 256 * kibibyte,
  /** A CV, with room for one that is too large to be told so. */
  bodyBytes: maxFileBytes + 1024 * kibibyte,
  fields: 200,
  nameLength: 100,
  files: 3,
};
