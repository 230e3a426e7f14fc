import { enqueueMail } from '../../email/enqueue.ts';
import { formatDate } from '../../email/format.ts';
import { personLink } from '../../email/mail-link.ts';
import type { Call } from '../../functions/call.ts';
import { actAs } from '../../functions/once.ts';
import { anonymous } from '../../http/identity.ts';
import type { Query } from '../../postgres/query.ts';
import { anonymisePerson } from '../people/anonymise-person.ts';
import type { PersonLink } from './open-link.ts';

/** At once, unless the law holds the data; then staff answer within the month. */
export async function erase(link: PersonLink, { context }: Call): Promise<object> {
  const { database, site, files, logger } = context;
  const { done, removed } = await database.transaction(async (query) => {
    await actAs(query, anonymous);
    const { rows } = await query('select legal_hold from public.people where id = $1 for update', [
      link.personId,
    ]);
    if (rows[0].legal_hold) {
      await keepRequest(query, site.url, link);
      return { done: false, removed: [] };
    }
    await query(
      `insert into public.privacy_requests (person_id, kind, state, completed_at)
       values ($1, 'erasure', 'done', now())`,
      [link.personId],
    );
    const gone = await anonymisePerson(query, link.personId, 'person');
    if (link.email) {
      await enqueueMail(query, {
        cause: `privacy_erasure_confirmed:${link.personId}`,
        template: 'privacy_erasure_confirmed',
        to: link.email,
        language: link.language,
        variables: {},
      });
    }
    return { done: true, removed: gone };
  });
  await files
    .remove(removed)
    .catch((error) => logger.warn({ err: error }, 'files left for clean-up'));
  return { ok: true, erased: done };
}

async function keepRequest(query: Query, siteUrl: string, link: PersonLink): Promise<void> {
  const { rows } = await query(
    `insert into public.privacy_requests (person_id, kind) values ($1, 'erasure') returning created_at, due_at`,
    [link.personId],
  );
  if (!link.email) return;
  await enqueueMail(query, {
    template: 'privacy_request_received',
    to: link.email,
    language: link.language,
    personId: link.personId,
    variables: {
      first_name: link.firstName,
      received_on: formatDate(new Date(rows[0].created_at), link.language),
      due_on: formatDate(new Date(rows[0].due_at), link.language),
      link: personLink(siteUrl),
    },
  });
}
