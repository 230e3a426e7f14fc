import { type Query, requireRow } from '../../postgres/query.ts';

/** Computes when the consent to keep a profile ends, counted from now or from the time it was given. */
export async function computeConsentEnd(
  query: Query,
  purpose: 'candidate_bank' | 'freelance_network',
  givenAt?: Date,
): Promise<Date> {
  const result = await query<{ expires_at: Date }>(
    `select coalesce($2, now()) + months * interval '1 month' as expires_at from public.retention_periods where purpose = $1`,
    [purpose, givenAt],
  );
  return requireRow(result).expires_at;
}
