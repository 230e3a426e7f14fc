import { z } from 'zod';
import { recommendations } from '../enums.ts';
import * as field from '../forms/form-field.ts';

export const maxKitLengths = { name: 300, hint: 1000 };

/** A question or an attribute of an interview kit, as staff write it. */
export const kitItemFields = z.object({
  name: field.requiredLine(maxKitLengths.name),
  hint: field.text(maxKitLengths.hint),
});

export const maxScorecardNotes = 5000;

/** The scale of an attribute: one to five, like the stars. */
export const scores = [1, 2, 3, 4, 5] as const;

/** A score with the name of its attribute, which may be renamed or removed from the kit later. */
const score = z.object({
  name: z.string().min(1).max(maxKitLengths.name),
  score: z.int().min(1).max(5),
});

export type Score = z.output<typeof score>;

export const scorecardFields = z.object({
  recommendation: z.enum(recommendations, 'required'),
  scores: z.array(score),
  notes: field.text(maxScorecardNotes),
});

export type ScorecardFields = z.output<typeof scorecardFields>;

type Scored = { scores: Score[] };

/** The attributes of several scorecards, in the order of the kit. Attributes that the kit no longer has come last. */
export function listAttributes(kit: string[], scorecards: Scored[]): string[] {
  const scoredNames = scorecards.flatMap((scorecard) => scorecard.scores.map(({ name }) => name));
  return [...new Set([...kit, ...scoredNames])].filter((name) => scoredNames.includes(name));
}
