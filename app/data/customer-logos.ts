import type { LoadContext } from '../load-context.ts';
import { unwrap } from './unwrap.ts';

export type CustomerLogo = {
  id: string;
  displayName: string;
  logoPath: string;
  hasLogo: boolean;
};

/** The strip of the home page holds nine. */
export async function listCustomerLogos(
  supabase: LoadContext['supabase'],
): Promise<CustomerLogo[]> {
  const rows = await unwrap(
    supabase
      .from('customer_logos')
      .select('id, display_name, logo_path, has_logo')
      .order('position')
      .limit(9),
  );
  return rows.map((row) => ({
    id: row.id,
    displayName: row.display_name,
    logoPath: row.logo_path,
    hasLogo: row.has_logo,
  }));
}
