import { unwrap } from '../../backend/unwrap.ts';
import type { LoadContext } from '../../load-context.ts';

export type HiringFigures = { hires?: number; daysToShortlist?: number };

/** Without the figures that too few records stand behind. */
export async function readHiringFigures(supabase: LoadContext['supabase']): Promise<HiringFigures> {
  const [row] = await unwrap(supabase.rpc('get_hiring_figures'));
  return {
    hires: row?.hires ?? undefined,
    daysToShortlist: row?.days_to_shortlist ?? undefined,
  };
}
