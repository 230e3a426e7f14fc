import { expect, it } from 'vitest';
import { adminApplications } from '../messages.en.ts';
import { describeTheirMail } from './describe-move.ts';

const context = { messages: adminApplications, language: 'en' } as const;
const rejected = { stage: 'rejected' } as const;
const mail = (state: string, stage = 'rejected') => ({
  id: 'a',
  template: 'application_rejected',
  state,
  stage,
  sendAfter: '2027-05-17T06:00:00Z',
});

it('says whether the mail of a colleague waits or has gone out', () => {
  const describe = (state: string) => describeTheirMail([mail(state)], rejected, context);
  expect(describe('queued')).toMatch(/^The email about it goes out 17 May 2027, /);
  expect(describe('sent')).toBe('The email about it has gone out.');
  expect(describe('cancelled')).toBe('');
});

it('says nothing of mail about another stage', () => {
  expect(describeTheirMail([mail('sent', 'screening')], rejected, context)).toBe('');
});

it('does not claim that nothing was sent, because a colleague may have sent something', () => {
  for (const text of Object.values(adminApplications.move.conflict))
    expect(text).not.toContain('Nothing was sent');
});
