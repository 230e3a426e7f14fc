import { z } from 'zod';

// The options of an image transformation. In a signed URL they are text in the token.

const sidePixels = z.coerce.number().int().min(1).max(2500);

export const transformSchema = z.object({
  width: sidePixels.optional(),
  height: sidePixels.optional(),
  resize: z.enum(['cover', 'contain', 'fill']).optional(),
  quality: z.coerce.number().int().min(20).max(100).optional(),
  format: z.enum(['origin', 'webp', 'avif', 'jpeg', 'png']).optional(),
});

export type Transform = z.infer<typeof transformSchema>;

export function renderTransform(transform: Transform): string {
  return Object.entries(transform)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}:${value}`)
    .join(',');
}

export function parseTransform(text: string): unknown {
  return Object.fromEntries(text.split(',').map((pair) => pair.split(':')));
}
