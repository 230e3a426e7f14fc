import type { Query } from '../postgres/database.ts';

/** Until when a profile may be kept that is agreed to now. */
export async function consentEnd(
  query: Query,
  purpose: 'candidate_bank' | 'freelance_network',
): Promise<Date> {
  const { rows } = await query(
    `select now() + months * interval '1 month' as expires_at from public.retention_periods where purpose = $1`,
    [purpose],
  );
  return new Date(rows[0].expires_at);
}
