import { expect, test } from 'vitest';
import { mergeReplies, type TimelineEvent, withErasure, withoutRepeatedMail } from './timeline.ts';

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

test('an erasure cancels waiting mails only', () => {
  const at = '2026-11-16T21:00:00Z';
  const stored = [
    event('mail_queued', 'rejection'),
    event('mail_sent', 'invitation'),
    event('mail_queued', 'invitation'),
  ].map((one, id) => ({ ...one, id, actor: null, createdAt: '2026-11-01T09:00:00Z' }));
  const shown: TimelineEvent[] = withErasure(stored, at);
  expect(shown.slice(0, 2)).toMatchObject([
    { kind: 'erased', createdAt: at },
    { kind: 'mail_cancelled', data: { mail_id: 'rejection' }, createdAt: at },
  ]);
  expect(shown.slice(2)).toEqual(stored);
  expect(withErasure(stored, null)).toEqual(stored);
});

test('a reply is placed by its arrival, and simultaneous events keep their order', () => {
  const at = (id: number | string, createdAt: string): TimelineEvent => ({
    id,
    kind: 'stage_moved',
    actor: null,
    data: {},
    createdAt,
  });
  const events = [
    at(3, '2026-11-18T10:00:00.5+00:00'),
    at(2, '2026-11-18T10:00:00.5+00:00'),
    at(1, '2026-11-18T08:00:00+00:00'),
  ];
  const replies = [at('late', '2026-11-18T11:00:00+00:00'), at('early', '2026-11-18T09:00:00Z')];
  expect(mergeReplies(events, replies).map(({ id }) => id)).toEqual(['late', 3, 2, 'early', 1]);
});
