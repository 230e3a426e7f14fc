import { z } from 'zod';

/** Larger than any word mark; drawings with embedded pictures are larger. */
export const maxDrawingLength = 150_000;

export const logoDrawing = z.object({ svg: z.string().min(1).max(maxDrawingLength) });
