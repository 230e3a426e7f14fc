import type { Query } from '../../postgres/query.ts';

/** Until when a profile may be kept that is agreed to now, or was at another time. */
export async function consentEnd(
  query: Query,
  purpose: 'candidate_bank' | 'freelance_network',
  givenAt?: Date,
): Promise<Date> {
  const { rows } = await query(
    `select coalesce($2, now()) + months * interval '1 month' as expires_at from public.retention_periods where purpose = $1`,
    [purpose, givenAt],
  );
  return new Date(rows[0].expires_at);
}
