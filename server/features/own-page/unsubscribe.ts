import type { Call } from '../../functions/call.ts';
import type { PersonLink } from './open-link.ts';

/** No more mails about new jobs. Pressing twice is no mistake. */
export async function unsubscribe(link: PersonLink, { context }: Call): Promise<object> {
  await context.database.query(
    'update public.candidates set wants_alerts = false where person_id = $1 and wants_alerts',
    [link.personId],
  );
  return { ok: true };
}
