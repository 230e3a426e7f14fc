import { fill } from './fill.ts';

type FillAny = (message: string, values: Record<string, string | number>) => string;

/**
 * Accepts any values. It is for lists of messages of which only some have placeholders, so that no type can name them.
 */
export const fillAny = fill as FillAny;
