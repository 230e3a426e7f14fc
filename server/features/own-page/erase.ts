import { linkHoldDays } from '../../../domain/people/merge.ts';
import { enqueueMail } from '../../email/enqueue.ts';
import { formatDate } from '../../email/format.ts';
import { personLink } from '../../email/mail-link.ts';
import { actAs } from '../../functions/act-as.ts';
import type { Call } from '../../functions/call.ts';
import { FunctionError } from '../../functions/errors.ts';
import { networkOf } from '../../http/client/client-network.ts';
import { anonymous } from '../../http/identity/identity.ts';
import { KeyedSemaphore } from '../../postgres/keyed-semaphore.ts';
import { db, now, type Query, requireRow } from '../../postgres/query.ts';
import { lockInterviewsOf } from '../interviews/lock-interviews-of.ts';
import { anonymisePerson } from '../people/anonymise-person.ts';
import type { PersonLink } from './open-link.ts';

type Erasure = { ok: true; erased: boolean };

/**
 * An erasure reads the texts about everyone, which takes seconds. They run one after the other and wait without a
 * connection, because anyone can create records and erase them.
 */
const erasureQueue = new KeyedSemaphore({
  concurrent: 1,
  total: 1,
  queued: 20,
  totalQueued: 200,
  maxWaitMs: 60_000,
});

export function erase(link: PersonLink, call: Call): Promise<Erasure> {
  return erasureQueue.run(networkOf(call.address), () => eraseNow(link, call), call.request.signal);
}

/**
 * Erases the person immediately. After a legal hold, or if staff have entered the address only now, it is a request that
 * staff answer within a month, because the link may have been opened by somebody else.
 */
async function eraseNow(link: PersonLink, { context }: Call): Promise<Erasure> {
  const { database, site, files, logger } = context;
  const { done, removed } = await database.transaction(async (query) => {
    await actAs(query, anonymous);
    await lockInterviewsOf(query, link.personId);
    const {
      legal_hold: isHeld,
      anonymised_at: erasedAt,
      is_open: isOpen,
    } = await lock(query, link);
    // The erasure was requested twice, for example by a double click.
    if (erasedAt) return { done: true, removed: [] };
    if (!isOpen) throw new FunctionError('link_expired');
    if (isHeld || (await isNewAddress(query, link.personId))) {
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

type Locked = { legal_hold: boolean; anonymised_at: Date | null; is_open: boolean };

/** The link may have ended while the erasure waited for its turn. */
async function lock(query: Query, { personId, holder }: PersonLink): Promise<Locked> {
  const result = await query<Locked>(
    `select person.legal_hold, person.anonymised_at, person.merged_into is null and exists (
       select from private.person_links as link
       where link.id = $2 and link.person_id = person.id and link.revoked_at is null
     ) and coalesce(person.links_held_until <= now(), true) as is_open
     from public.people as person where person.id = $1 for update`,
    [personId, holder.role === 'person' ? holder.link : null],
  );
  return requireRow(result);
}

/** True if a colleague or a merge has changed the address so recently that the other one is still being notified. */
async function isNewAddress(query: Query, personId: string): Promise<boolean> {
  const { rowCount } = await query(
    `select from public.person_events
     where person_id = $1 and (kind = 'edited' and data -> 'what' ? 'email' or kind = 'merged')
       and created_at > now() - make_interval(days => $2)`,
    [personId, linkHoldDays],
  );
  return rowCount !== 0;
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
  // The person has already been told when the request will be answered.
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
