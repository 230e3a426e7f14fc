import { expect, it } from 'vitest';
import { createMailServerWatch } from './mail-server-watch.ts';

const away = { reason: 'connect ECONNREFUSED 192.0.2.1:587', command: 'CONN' };
const rejectedRecipient = { reason: '550 5.1.1', command: 'RCPT TO' };

function watch() {
  const lines: string[] = [];
  const log = (first: unknown, second?: string) => void lines.push(second ?? String(first));
  return { lines, ...createMailServerWatch({ warn: log, info: log }) };
}

it('logs an outage in one line and its end in one, however many mails wait', () => {
  const { lines, onFailure, onSent } = watch();
  expect(onSent('first')).toBe(false);
  for (let mail = 0; mail < 500; mail++) onFailure(`mail ${mail}`, away);
  expect(onSent('first')).toBe(true);
  for (let mail = 0; mail < 500; mail++) expect(onSent(`mail ${mail}`)).toBe(false);
  expect(lines).toEqual([
    'the mail server takes no mail: it waits in the outbox',
    'the mail server takes mail again',
  ]);
});

it('logs each mail that is rejected for itself', () => {
  const { lines, onFailure, onSent } = watch();
  onFailure('one', rejectedRecipient);
  onFailure('two', { reason: '552 5.3.4', command: 'MAIL FROM' });
  expect(onSent('three')).toBe(false);
  expect(lines).toEqual(Array(2).fill('the mail server did not take a mail'));
});

it('does not report an outage if only one mail fails', () => {
  const { onFailure, onSent } = watch();
  onFailure('cut off', away);
  expect(onSent('other')).toBe(false);
  onFailure('cut off', away);
  expect(onSent('cut off')).toBe(true);
});
