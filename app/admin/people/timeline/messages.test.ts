import { expect, test } from 'vitest';
import { fill } from '../../../i18n/format.ts';
import { applicationTimeline } from '../../applications/panel/messages.sv.ts';
import { personTimeline } from './messages.sv.ts';

const { kinds, aboutJob, columns } = personTimeline;

test('the Swedish timeline names a job after any event without a preposition', () => {
  const job = fill(aboutJob, { job: 'Mobilutvecklare' });
  expect(`${kinds.created} ${job}`).toBe('Sökte jobbet · Mobilutvecklare');
  expect(`${kinds.client_asked_for_interview} ${job}`).toBe(
    'Kunden bad om intervju · Mobilutvecklare',
  );
});

test('the Swedish timeline stays true after a mail has left the queue', () => {
  expect(kinds.mail_queued).toBe('Mejl lagt i kö: {template}');
  expect(applicationTimeline.mail_queued).toBe('Mejlet ”{mail}” lades i kö');
});

test('the Swedish word for a day rate is that of the forms', () => {
  expect(columns.day_rate).toBe('dagsarvode');
});
