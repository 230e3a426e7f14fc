import { z } from 'zod';
import { invalidMimeType, invalidRequest, tooLarge } from '../errors.ts';

// The body of requests about a bucket. Sizes are numbers of bytes or text such as "20MB" with decimal units.

const units: Record<string, number> = { b: 1, kb: 1e3, mb: 1e6, gb: 1e9, tb: 1e12 };
const sizeText = /^(\d+(?:\.\d+)?)\s*(b|kb|mb|gb|tb)?$/i;
const typeText = /^[\w.+*-]+\/[\w.+*-]+$/;

const maxTypeLength = 200;
const maxTypes = 200;

export const bucketRules = {
  public: z.boolean().nullish(),
  file_size_limit: z.union([z.number().int().min(0), z.string()]).nullish(),
  allowed_mime_types: z.array(z.string().max(maxTypeLength)).max(maxTypes).nullish(),
};

export function parseSizeLimit(
  value: number | string | null | undefined,
  maxBytes: number,
): number | null | undefined {
  if (value === null || value === undefined) return value;
  const size = typeof value === 'number' ? value : parseSize(value);
  if (size > maxBytes) throw tooLarge();
  return size;
}

function parseSize(text: string): number {
  const [, number, unit = 'b'] = sizeText.exec(text.trim()) ?? [];
  if (!number) {
    throw invalidRequest('Invalid file size format, hint: use 20GB / 20MB / 30KB / 3B');
  }
  return Math.floor(Number(number) * (units[unit.toLowerCase()] ?? 1));
}

export function requireTypes(types: string[] | null | undefined): void {
  for (const type of types ?? []) if (!typeText.test(type)) throw invalidMimeType(type);
}
