import { z } from 'zod';

export const demoContentCall = z.object({ action: z.enum(['preview', 'remove']) });

/** The rows of demo content by kind. */
export type DemoCounts = { counts: { kind: string; rows: number }[] };
