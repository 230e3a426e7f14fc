import { unwrap } from '../../backend/unwrap.ts';
import type { LoadContext } from '../../load-context.ts';

export type HiringFigures = { hires?: number; daysToShortlist?: number; keptPercent?: number };

/** A figure is missing if too few records support it. */
export async function readHiringFigures(supabase: LoadContext['supabase']): Promise<HiringFigures> {
  const [row] = await unwrap(supabase.rpc('get_hiring_figures'));
  return {
    hires: row?.hires ?? undefined,
    daysToShortlist: row?.days_to_shortlist ?? undefined,
    keptPercent: row?.kept_percent ?? undefined,
  };
}
