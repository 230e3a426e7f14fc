export type WaitingPurges = { count: number; delay: number };

export const waitingPurges = `select count(*)::int as count,
  greatest(0, coalesce(extract(epoch from now() - min(changed_at)), 0))::float8 as delay
  from private.cdn_changes`;
