import type { BrowserClient } from '../../../backend/browser-client.ts';
import { unwrap } from '../../../backend/unwrap.ts';

export type Colleague = { id: string; name: string };

/** Returns colleagues who may read applications, and therefore can own one or be mentioned in a note. */
export async function listColleagues(client: BrowserClient): Promise<Colleague[]> {
  const rows = await unwrap(
    client
      .from('staff_profiles')
      .select('user_id, name')
      .eq('state', 'active')
      .in('role', ['recruiter', 'admin'])
      .order('name'),
  );
  return rows.map(({ user_id: id, name }) => ({ id, name }));
}
