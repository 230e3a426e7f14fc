import { expect, it } from 'vitest';
import {
  mergeMails,
  type ReceivedMail,
  replySubject,
  type SentMail,
  subjectOfSent,
  textOfSent,
} from './thread-mail.ts';

const received = (id: string, received_at: string, subject: string | null = null) =>
  ({ id, received_at, subject, kind: 'mail' }) as ReceivedMail;
const sent = (id: string, created_at: string, fields: Partial<SentMail> = {}) =>
  ({
    id,
    created_at,
    sent_at: null,
    subject: null,
    body_text: null,
    body: null,
    message: null,
    ...fields,
  }) as SentMail;

it('merges both directions by time, and a waiting mail by the time when it was written', () => {
  const mails = mergeMails(
    [received('b', '2025-06-03T10:00:00Z'), received('d', '2025-06-05T10:00:00Z')],
    [
      sent('a', '2025-06-03T09:00:00Z', { sent_at: '2025-06-03T09:30:00Z' }),
      sent('c', '2025-06-04T09:00:00Z'),
    ],
  );
  expect(mails.map(({ mail }) => mail.id)).toEqual(['a', 'b', 'c', 'd']);
});

it('answers the last subject once', () => {
  const at = '2025-06-03T10:00:00Z';
  expect(replySubject(mergeMails([received('a', at, 'Sv: Re: The job')], []))).toBe('Re: The job');
  expect(replySubject(mergeMails([received('a', at)], []))).toBe('');
  const report = {
    ...received('b', '2025-06-03T11:00:00Z', 'Undelivered'),
    kind: 'bounce' as const,
  };
  expect(replySubject(mergeMails([received('a', at, 'The job'), report], []))).toBe('Re: The job');
});

it('shows a sent mail without its footer, and one that waits as it was typed', () => {
  expect(textOfSent(sent('a', '', { body_text: 'Hi Sami,\n\nTuesday?\n\n-- \nAlpaca\n' }))).toBe(
    'Hi Sami,\n\nTuesday?',
  );
  expect(textOfSent(sent('a', '', { message: 'Tuesday?' }))).toBe('Tuesday?');
  const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });
  const body = { type: 'doc', content: [paragraph('Hi Sami,'), paragraph('Tuesday?')] };
  expect(textOfSent(sent('a', '', { body }))).toBe('Hi Sami,\n\nTuesday?');
});

it('names a mail that waits by its template until it has a subject', () => {
  const nameMail = (template: string) => `The mail ${template}`;
  const mail = { subject: null, template_key: 'application_rejected' };
  expect(subjectOfSent(mail, nameMail)).toBe('The mail application_rejected');
  expect(subjectOfSent({ ...mail, subject: 'Your application' }, nameMail)).toBe(
    'Your application',
  );
});
