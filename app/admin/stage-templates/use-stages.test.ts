import { expect, test } from 'vitest';
import type { Stage } from '../../../domain/enums.ts';
import { createStages, findNextOption, findOptionInStage } from './use-stages.ts';

const names = {
  new: 'New',
  screening: 'Screening',
  interview: 'Interview',
  offer: 'Offer',
  hired: 'Hired',
  rejected: 'Rejected',
};
const step = (id: string, stage: Stage) => ({ id, stage, name: { en: id, sv: id } });
const template = {
  id: 'engineers',
  name: { en: 'Engineers', sv: 'Ingenjörer' },
  isRetired: false,
  steps: [
    step('Inbox', 'new'),
    step('Phone', 'screening'),
    step('First talk', 'interview'),
    step('Case', 'interview'),
    step('Not now', 'rejected'),
    step('Contract', 'offer'),
    step('Hired', 'hired'),
  ],
};
const stages = createStages([template], names, (name) => name.en ?? '');
const listed = (templateId: string | null) => stages.listStages(templateId).map(({ name }) => name);

test('a job has the stages of its template, or the six', () => {
  expect(listed('engineers')).toEqual(template.steps.map(({ id }) => id));
  expect(listed(null)).toEqual(Object.values(names));
  expect(listed('not loaded')).toEqual(Object.values(names));
});

test('a stage has the name of its step, if it still exists', () => {
  expect(stages.nameStage({ stage: 'interview', stepId: 'Case' })).toBe('Case');
  expect(stages.nameStage({ stage: 'interview', stepId: 'deleted' })).toBe('Interview');
  expect(stages.nameStage({ stage: 'offer', stepId: null })).toBe('Offer');
});

test('the next stage is never a rejection, and a decision has none', () => {
  const own = stages.listStages('engineers');
  const nextName = (stage: Stage, stepId: string) => findNextOption({ stage, stepId }, own)?.name;
  expect(nextName('interview', 'First talk')).toBe('Case');
  expect(nextName('interview', 'Case')).toBe('Contract');
  expect(nextName('hired', 'Hired')).toBeUndefined();
  expect(nextName('rejected', 'Not now')).toBeUndefined();
  expect(findNextOption({ stage: 'offer' }, stages.listStages(null))?.name).toBe('Hired');
  expect(findNextOption({ stage: 'hired' }, stages.listStages(null))).toBeUndefined();
});

test('the key of a stage goes on within it', () => {
  const own = stages.listStages('engineers');
  const press = (stage: Stage, stepId: string) =>
    findOptionInStage('interview', { stage, stepId }, own)?.name;
  expect(press('new', 'Inbox')).toBe('First talk');
  expect(press('interview', 'First talk')).toBe('Case');
  expect(press('interview', 'Case')).toBe('First talk');
});
