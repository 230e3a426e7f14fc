import { setTimeout as sleep } from 'node:timers/promises';
import type { Language } from '../../../domain/language.ts';
import { enqueueMail } from '../../email/enqueue.ts';
import { personLink } from '../../email/mail-link.ts';
import type { Call } from '../../functions/call.ts';
import { takeMail } from '../../functions/limit.ts';
import type { Query } from '../../postgres/query.ts';
import { findByEmail } from '../people/match-person.ts';
import { findEnded } from './open-link.ts';

/** Longer than knowing the address takes. */
const answerAfter = 150;

/** A fresh link to an address that was typed. */
export function sendLink(
  given: { email: string; language: Language },
  call: Call,
): Promise<object> {
  const { site } = call.context;
  return evenly(call, async (query) => {
    const id = await findByEmail(query, given.email);
    // The links of the mails before it still work.
    if (!id || !(await takeMail(query, 'link', given.email))) return;
    const { rows } = await query(
      'select first_name, language, email from public.people where id = $1',
      [id],
    );
    await enqueueMail(query, {
      template: 'person_link',
      // The address of a merged record may be a stranger's: only the one on file receives the link.
      to: rows[0].email,
      language: rows[0].language,
      personId: id,
      variables: { first_name: rows[0].first_name, link: personLink(site.url) },
    });
  });
}

/** A fresh link in place of one that has expired or was revoked, to the address on file. */
export function resendLink({ token }: { token: string }, call: Call): Promise<object> {
  const { site } = call.context;
  return evenly(call, async (query) => {
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
      variables: {
        first_name: ended.firstName,
        link: personLink(site.url, { applicationId, purpose: isOne ? 'application' : 'person' }),
      },
    });
  });
}

/** Says the same, after the same time, whether somebody was found or not. */
async function evenly(
  { context }: Call,
  work: (query: Query) => Promise<void>,
): Promise<{ ok: true }> {
  const even = sleep(answerAfter);
  await context.database.transaction(work);
  await even;
  return { ok: true };
}
