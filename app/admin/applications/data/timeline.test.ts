import { expect, test } from 'vitest';
import { withoutRepeatedMail } from './timeline.ts';

/** Timelines list the newest event first. */
const event = (kind: string, mailId?: string) => ({
  kind,
  data: mailId ? { mail_id: mailId } : {},
});

test('a mail that is queued again by undo is listed once', () => {
  expect(
    withoutRepeatedMail([
      event('mail_queued', 'rejection'),
      event('mail_cancelled', 'invitation'),
      event('stage_moved'),
      event('mail_queued', 'invitation'),
      event('mail_cancelled', 'rejection'),
      event('stage_moved'),
      event('mail_queued', 'rejection'),
    ]),
  ).toEqual([
    event('mail_queued', 'rejection'),
    event('mail_cancelled', 'invitation'),
    event('stage_moved'),
    event('mail_queued', 'invitation'),
    event('stage_moved'),
  ]);
});

test('a mail that was sent keeps its history', () => {
  const events = [event('mail_sent', 'rejection'), event('mail_queued', 'rejection')];
  expect(withoutRepeatedMail(events)).toEqual(events);
});
