import { z } from 'zod';

/** Word marks are shorter than this; drawings with embedded pictures are longer. */
export const maxDrawingLength = 150_000;

export const logoDrawing = z.object({ svg: z.string().min(1).max(maxDrawingLength) });
