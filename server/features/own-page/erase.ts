import { enqueueMail } from '../../email/enqueue.ts';
import { formatDate } from '../../email/format.ts';
import { personLink } from '../../email/mail-link.ts';
import type { Call } from '../../functions/call.ts';
import { actAs } from '../../functions/once.ts';
import { anonymous } from '../../http/identity/identity.ts';
import { db, now, type Query, requireRow } from '../../postgres/query.ts';
import { anonymisePerson } from '../people/anonymise-person.ts';
import type { PersonLink } from './open-link.ts';

type Erasure = { ok: true; erased: boolean };

/** Erases the person immediately. A legal hold makes it a request that staff answer within a month. */
export async function erase(link: PersonLink, { context }: Call): Promise<Erasure> {
  const { database, site, files, logger } = context;
  const { done, removed } = await database.transaction(async (query) => {
    await actAs(query, anonymous);
    const person = await query(
      db
        .selectFrom('people')
        .select(['legal_hold', 'anonymised_at'])
        .where('id', '=', link.personId)
        .forUpdate(),
    );
    const { legal_hold: isHeld, anonymised_at: erasedAt } = requireRow(person);
    // A second click was faster.
    if (erasedAt) return { done: true, removed: [] };
    if (isHeld) {
      await requestErasure(query, site.url, link);
      return { done: false, removed: [] };
    }
    await query(
      db
        .insertInto('privacy_requests')
        .values({ person_id: link.personId, kind: 'erasure', state: 'done', completed_at: now }),
    );
    const removedFiles = await anonymisePerson(query, link.personId, 'person');
    if (link.email) {
      await enqueueMail(query, {
        cause: `privacy_erasure_confirmed:${link.personId}`,
        template: 'privacy_erasure_confirmed',
        to: link.email,
        language: link.language,
        variables: {},
      });
    }
    return { done: true, removed: removedFiles };
  });
  await files
    .remove(removed)
    .catch((error) => logger.warn({ err: error }, 'files left for clean-up'));
  return { ok: true, erased: done };
}

async function requestErasure(query: Query, siteUrl: string, link: PersonLink): Promise<void> {
  const open = await query(
    db
      .selectFrom('privacy_requests')
      .select('id')
      .where('person_id', '=', link.personId)
      .where('kind', '=', 'erasure')
      .where('state', 'in', ['received', 'in_progress']),
  );
  // The person has been told when it will be answered.
  if (open.rows.length > 0) return;
  const inserted = await query(
    db
      .insertInto('privacy_requests')
      .values({ person_id: link.personId, kind: 'erasure' })
      .returning(['created_at', 'due_at']),
  );
  const { created_at: receivedAt, due_at: dueAt } = requireRow(inserted);
  if (!link.email) return;
  await enqueueMail(query, {
    template: 'privacy_request_received',
    to: link.email,
    language: link.language,
    personId: link.personId,
    variables: {
      first_name: link.firstName,
      received_on: formatDate(receivedAt, link.language),
      due_on: formatDate(dueAt, link.language),
      link: personLink(siteUrl, link.language),
    },
  });
}
