import { z } from 'zod';
import { invalidRequest } from '../errors.ts';

const schema = z.record(z.string(), z.unknown());
const maxLength = 64 * 1024;

/** Parses the custom metadata of a file. */
export function parseMetadata(text: string): Record<string, unknown> {
  try {
    if (text.length > maxLength) throw new Error('too long');
    return schema.parse(JSON.parse(text));
  } catch (cause) {
    throw invalidRequest('Invalid metadata', cause);
  }
}
