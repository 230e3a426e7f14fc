import { pictureOrKey } from '../../../domain/content/picture.ts';
import { unwrap } from '../../backend/unwrap.ts';
import type { LoadContext } from '../../load-context.ts';

export type CustomerLogo = {
  id: string;
  displayName: string;
  logo: string | null;
  /** The site of the customer. */
  link: string | null;
};

/** The strip of the home page has room for nine. */
export async function listCustomerLogos(
  supabase: LoadContext['supabase'],
): Promise<CustomerLogo[]> {
  const rows = await unwrap(
    supabase
      .from('customer_logos')
      .select('id, display_name, logo_path, has_logo, link')
      .order('position')
      .limit(9),
  );
  return rows.map((row) => ({
    id: row.id,
    displayName: row.display_name,
    logo: row.has_logo ? pictureOrKey(row.logo_path) : null,
    link: row.link,
  }));
}
