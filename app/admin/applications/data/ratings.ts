import type { BrowserClient } from '../../../backend/browser-client.ts';
import { unwrap } from '../../../backend/unwrap.ts';

type Rating = { staffId: string; name: string; score: number };

export async function listRatings(client: BrowserClient, applicationId: string): Promise<Rating[]> {
  const rows = await unwrap(
    client
      .from('application_ratings')
      .select('staff_id, score, staff:staff_profiles(name)')
      .eq('application_id', applicationId)
      .order('created_at'),
  );
  return rows.map(({ staff_id, score, staff }) => ({ staffId: staff_id, name: staff.name, score }));
}

/**
 * Saves the current user's rating, or deletes it if `score` is undefined. A rating that is gone already is no error:
 * the user may have deleted it in another tab.
 */
export async function rate(
  client: BrowserClient,
  applicationId: string,
  staffId: string,
  score: number | undefined,
): Promise<void> {
  const ratingKey = { application_id: applicationId, staff_id: staffId };
  if (score === undefined) {
    await unwrap(client.from('application_ratings').delete().match(ratingKey));
  } else {
    await unwrap(client.from('application_ratings').upsert({ ...ratingKey, score }));
  }
}
