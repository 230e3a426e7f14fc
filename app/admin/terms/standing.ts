import { toStockholmDay } from '../../../domain/stockholm-day.ts';
import type { TermsRow } from './data.ts';

export type Standing = 'draft' | 'inForce' | 'upcoming' | 'archived';

/** A version published for a later day leaves the previous one in force until then. */
export function standingOf(row: TermsRow, all: TermsRow[], now = new Date()): Standing {
  if (row.state === 'draft') return 'draft';
  const today = toStockholmDay(now);
  const published = all.find(({ state }) => state === 'published');
  if (!published) return 'archived';
  if (row.state === 'published' && (row.effectiveOn ?? '') > today) return 'upcoming';
  const begun = all
    .filter(({ number, effectiveOn }) => number !== null && (effectiveOn ?? '') <= today)
    .sort((one, other) => (other.number ?? 0) - (one.number ?? 0));
  return begun[0]?.id === row.id ? 'inForce' : 'archived';
}
