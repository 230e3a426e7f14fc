import { z } from 'zod';
import { invalidRequest } from '../errors.ts';

const schema = z.record(z.string(), z.unknown());
const longest = 64 * 1024;

/** What the caller wants to remember about a file. */
export function parseMetadata(text: string): Record<string, unknown> {
  try {
    if (text.length > longest) throw new Error('too long');
    return schema.parse(JSON.parse(text));
  } catch (cause) {
    throw invalidRequest('Invalid metadata', cause);
  }
}
