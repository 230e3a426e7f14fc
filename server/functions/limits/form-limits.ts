import { maxFileBytes } from '../../../domain/limits.ts';
import { kibibyte } from '../../../domain/units.ts';

// Size limits of a form or a call. The longest text field allows 20,000 characters, and a browser
// encodes some characters as nine bytes.

export const formLimits = {
  /** All text fields together; also the whole body if the form has no file. */
  textBytes: 256 * kibibyte,
  /** A CV and the text fields. A CV that is slightly too large still fits, so that it gets a proper error. */
  bodyBytes: maxFileBytes + 1024 * kibibyte,
  fields: 200,
  nameLength: 100,
  files: 3,
};
