import { expect, test } from 'vitest';
import { countNamedStage, findStage, type KnownStep, maxNamedStages } from './find-stage.ts';

const steps: KnownStep[] = [
  { id: 'case', templateId: 'tech', stage: 'interview', names: ['Case at the client', 'Kundcase'] },
  { id: 'call', templateId: 'tech', stage: 'screening', names: ['Phone call', 'Samtal'] },
  { id: 'other', templateId: 'sales', stage: 'offer', names: ['Kundcase', 'Handshake'] },
];

const find = (name: string, choices = {}, templateId: string | null = 'tech') =>
  findStage(name, { templateId, steps, choices });

test.each([
  // A step of the template of the job wins over what the words mean, in both languages and whatever the spelling.
  ['KUNDCASE', { stage: 'interview', stepId: 'case', by: 'step' }],
  ['phone-call', { stage: 'screening', stepId: 'call', by: 'step' }],
  // Steps of other templates are not those of the job.
  ['Handshake', { stage: 'new', by: 'nothing' }],
  ['Interview 2', { stage: 'interview', by: 'words' }],
])('finds the stage that “%s” names', (name, found) => expect(find(name)).toEqual(found));

test('a choice wins, and a step of another template gives only its stage', () => {
  expect(find('Kundcase', { kundcase: 'call' })).toEqual({
    stage: 'screening',
    stepId: 'call',
    by: 'choice',
  });
  expect(find('Kundcase', { kundcase: 'other' })).toEqual({
    stage: 'offer',
    stepId: undefined,
    by: 'choice',
  });
  expect(find('Pool', { pool: 'rejected' }, null)).toEqual({
    stage: 'rejected',
    stepId: undefined,
    by: 'choice',
  });
  // The step was deleted.
  expect(find('Pool', { pool: 'gone' })).toEqual({ stage: 'new', by: 'nothing' });
});

test('names are counted whatever their spelling, and no more than can be shown', () => {
  const stage = null;
  const two = ['Pool', 'POOL '].reduce(
    (found, name) => countNamedStage(found, { name, stage }),
    {},
  );
  expect(two).toEqual({ pool: { name: 'Pool', count: 2, stage } });
  const names = Array.from({ length: maxNamedStages + 5 }, (_, at) => `name ${at}`);
  const many = names.reduce((found, name) => countNamedStage(found, { name, stage }), {});
  expect(Object.keys(many)).toHaveLength(maxNamedStages);
});
