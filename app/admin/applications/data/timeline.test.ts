import { expect, test } from 'vitest';
import { withoutRepeatedMail } from './timeline.ts';

const event = (kind: string, mailId?: string) => ({
  kind,
  data: mailId ? { mail_id: mailId } : {},
});

test('a mail that waits again after an undo is listed once', () => {
  const moves = [event('stage_moved'), event('stage_moved')];
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
    moves[0],
    event('mail_queued', 'invitation'),
    moves[1],
  ]);
});

test('a mail that was sent or cancelled keeps its history', () => {
  const events = [event('mail_sent', 'rejection'), event('mail_queued', 'rejection')];
  expect(withoutRepeatedMail(events)).toEqual(events);
});
