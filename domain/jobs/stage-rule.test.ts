import { expect, test } from 'vitest';
import { ruledStages, stageRuleFields } from './stage-rule.ts';

test('no rule is for the stage of rejected applications', () => {
  expect(ruledStages).not.toContain('rejected');
  const rule = { kind: 'task', title: 'Write to them', days: '1' };
  expect(stageRuleFields.safeParse({ ...rule, stage: 'rejected' }).success).toBe(false);
  expect(stageRuleFields.parse({ ...rule, stage: 'offer', staff_id: '' })).toEqual({
    kind: 'task',
    stage: 'offer',
    title: 'Write to them',
    days: 1,
    staff_id: undefined,
  });
});

test.each([
  { kind: 'mail', stage: 'interview', template_key: 'application_stage_interview', minutes: '0' },
  { kind: 'mail', stage: 'interview', template_key: '', minutes: '30' },
  { kind: 'task', stage: 'interview', title: ' ', days: '1' },
  { kind: 'remind', stage: 'interview', days: '0' },
  { kind: 'scorecard', stage: 'interview', days: '91' },
])('a rule such as %o is not saved', (rule) => {
  expect(stageRuleFields.safeParse(rule).success).toBe(false);
});
