import { expect, test } from 'vitest';
import type { SkipReason } from '../../../../domain/people/proposal.ts';
import { messages } from '../../messages.sv.ts';
import { describeWritten } from './describe-written.ts';

const written = (sent: number, ...reasons: SkipReason[]) => ({
  sent: Array.from({ length: sent }, (_, index) => ({
    person_id: `${index}`,
    mail_id: `${index}`,
  })),
  skipped: reasons.map((reason) => ({ person_id: reason, reason })),
});

test('a single person is described as mailed or skipped', () => {
  const { candidates } = messages;
  const say = (...given: Parameters<typeof written>) =>
    describeWritten(written(...given), candidates.propose.sent, candidates, 'sv');
  expect(say(1)).toBe('Mejlet skickas om tio sekunder.');
  expect(say(0, 'paused')).toBe('Överhoppade: 1 har pausat.');
});
