import { setTimeout as sleep } from 'node:timers/promises';
import type { Language } from '../../../domain/language.ts';
import { enqueueMail } from '../../email/enqueue.ts';
import { personLink } from '../../email/mail-link.ts';
import type { Call } from '../../functions/call.ts';
import { takeMail } from '../../functions/limits/limit.ts';
import { db, now, type Query } from '../../postgres/query.ts';
import { findByEmail } from '../people/matching/find-by-email.ts';
import { findEnded } from './open-link.ts';

/** Milliseconds, longer than the work for a known address takes. */
const minDurationMs = 150;

/** Mails a new link to an address that was typed, if it is known. */
export function sendLink(
  input: { email: string; language: Language },
  call: Call,
): Promise<{ ok: true }> {
  const { site } = call.context;
  return respondEvenly(call, async (query) => {
    const personFound = await findByEmail(query, input.email);
    if (!personFound) return;
    const { rows } = await query(
      db
        .selectFrom('people')
        .select(['first_name', 'language', 'email'])
        .select((eb) =>
          eb
            .case()
            .when('links_held_until', '>', now)
            .then(eb.ref('links_held_until'))
            .end()
            .as('heldUntil'),
        )
        .where('id', '=', personFound.id),
    );
    const [person] = rows;
    // Over the limit no mail is sent: the links of earlier mails still work.
    if (!person?.email || !(await takeMail(query, 'link', person.email))) return;
    await enqueueMail(query, {
      template: 'person_link',
      // Use the address on file: the typed one may belong to a merged record, and to another person.
      to: person.email,
      language: person.language,
      personId: personFound.id,
      // A link that is held back is mailed when it opens the page.
      sendAfter: person.heldUntil ?? undefined,
      variables: { first_name: person.first_name, link: personLink(site.url, person.language) },
    });
  });
}

/** Mails a new link to the address on file, in place of one that has expired or was revoked. */
export function resendLink({ token }: { token: string }, call: Call): Promise<{ ok: true }> {
  const { site } = call.context;
  return respondEvenly(call, async (query) => {
    const ended = await findEnded(query, token);
    if (!ended?.mailbox) return;
    if (!(await takeMail(query, 'link', ended.mailbox))) return;
    const isOne = ended.purpose === 'application';
    const applicationId = isOne ? (ended.applicationId ?? undefined) : undefined;
    await enqueueMail(query, {
      template: 'person_link',
      to: ended.mailbox,
      language: ended.language,
      personId: ended.personId,
      applicationId,
      sendAfter: ended.heldUntil ?? undefined,
      variables: {
        first_name: ended.firstName,
        link: personLink(site.url, ended.language, {
          applicationId,
          purpose: isOne ? 'application' : 'person',
        }),
      },
    });
  });
}

/** Responds the same, after the same time, for known and unknown addresses. */
async function respondEvenly(
  { context }: Call,
  work: (query: Query) => Promise<void>,
): Promise<{ ok: true }> {
  const minimum = sleep(minDurationMs);
  await context.database.transaction(work);
  await minimum;
  return { ok: true };
}
