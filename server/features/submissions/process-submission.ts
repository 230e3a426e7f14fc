import type { z } from 'zod';
import { setReadingPriority } from '../../documents/reading-priority.ts';
import type { Call } from '../../functions/call.ts';
import { limitSender, takeMail } from '../../functions/limits/limit.ts';
import { bookMail } from '../../functions/limits/mail-quota.ts';
import type { Submission } from '../../functions/submission.ts';
import { networkOf } from '../../http/client/client-network.ts';
import { addPerson, matchOwner } from '../people/matching/match-person.ts';
import { requireConsentText } from '../people/record-consent.ts';
import { mailsOfVerified, mailsOfVisitor } from './form-mails.ts';
import { holdSubmission } from './hold.ts';
import { isVerifiedSender } from './is-verified-sender.ts';
import type { CheckResult, Fields, Form, Work } from './public-form.ts';

/** `late` if the sender gets the mail later than usual, or not at all. */
type MailTime = 'on time' | 'late';

type FormSubmission<Data> = Pick<Work<Data, CheckResult>, 'query' | 'data' | 'cv' | 'identity'> & {
  call: Call;
  submission: Submission;
};

/**
 * Carries out a form, or holds it until its sender has confirmed it by mail. Anyone can type an address, so for a known
 * one only a sender who has proven to own it changes data at once.
 */
export async function processSubmission<
  Schema extends z.ZodType<Fields>,
  Checked extends CheckResult,
>(
  form: Form<Schema, Checked>,
  { call, submission, ...sent }: FormSubmission<z.output<Schema>>,
): Promise<MailTime> {
  const { query, data, cv, identity } = sent;
  const { site } = call.context;
  const checked = ((await form.check?.(query, data)) ?? {}) as Checked;
  await requireConsentText(query, form.purpose, data.consent_version);
  // Set for senders with a confirmed address as well: anyone can confirm one, and send hostile files.
  if (cv) await setReadingPriority(query, networkOf(call.address));
  const sender = { email: data.email, identity, ownLink: submission.fields.own_link };
  if (await isVerifiedSender(query, sender)) {
    const person = await matchOwner(query, form.sender(data));
    if (person) {
      const mails = mailsOfVerified(query);
      await form.run({ ...sent, checked, person, sentAt: undefined, site, ...mails });
      return 'on time';
    }
  }
  await limitSender(call, query, data.email);
  const { person, isKnown } = await addPerson(query, form.sender(data));
  // Count for the mailbox that gets the mail: the typed address may belong to a merged record.
  const isMailed = await takeMail(query, 'form', person.email ?? data.email);
  const slot = await bookMail(call, query);
  // Does not depend on the mailbox, which would tell others what its owner gets.
  const mailTime = slot && !slot.sendAfter ? 'on time' : 'late';
  const mailSlot = isMailed ? slot : undefined;
  if (!isKnown && !form.confirmBy) {
    const mails = mailsOfVisitor(call, query, mailSlot);
    await form.run({ ...sent, checked, person, sentAt: undefined, site, ...mails });
    return mailTime;
  }
  const heldData = { ...data };
  for (const name of form.notHeld ?? []) delete heldData[name];
  await holdSubmission(query, site.url, person, {
    form: form.name,
    data: heldData,
    checked,
    jobId: checked.jobId,
    cv,
    mailSlot,
    template: form.confirmBy,
  });
  return mailTime;
}
