import { expect, test } from 'vitest';
import type { Stage } from '../../../../domain/enums.ts';
import { countMoved, findFirst, listJobs, readSelectedApplications } from './from-stages.tsx';

const rowOf = (id: string, stage: Stage, email: string | null, withdrawn_at?: string) => ({
  id,
  job_id: `job of ${stage}`,
  stage,
  withdrawn_at: withdrawn_at ?? null,
  contact_email: null,
  person: { full_name: `Name of ${id}`, email, language: 'sv' },
});

const chosen = readSelectedApplications((async () =>
  (async function* () {
    yield [
      rowOf('withdrawn', 'new', 'a@people.example', '2026-01-01'),
      rowOf('without email', 'new', null),
      rowOf('screened', 'screening', 'b@people.example'),
    ];
    yield [rowOf('new', 'new', 'c@people.example')];
  })()) as unknown as Parameters<typeof readSelectedApplications>[0]);

test('the chosen people are counted by stage', async () => {
  expect((await chosen).counts).toMatchObject({ new: 2, screening: 1, withdrawn: 1 });
});

test('the progress counts only the people who are moved', async () => {
  expect(countMoved(await chosen, ['new', 'screening'], 'interview')).toBe(3);
  expect(countMoved(await chosen, ['new', 'screening'], 'screening')).toBe(2);
});

test('the preview is for the first person who is moved and can be mailed', async () => {
  const { id, name, language } = findFirst(await chosen, ['new', 'screening'], 'interview') ?? {};
  expect({ id, name, language }).toEqual({
    id: 'screened',
    name: 'Name of screened',
    language: 'sv',
  });
  expect(findFirst(await chosen, ['new'], 'interview')?.id).toBe('new');
  expect(findFirst(await chosen, ['new', 'screening'], 'screening')?.id).toBe('new');
  expect(findFirst(await chosen, [], 'screening')).toBeUndefined();
});

test('the rules that act are those of the jobs of the people who are moved', async () => {
  expect(listJobs(await chosen, ['new', 'screening'], 'interview')).toEqual([
    'job of new',
    'job of screening',
  ]);
  expect(listJobs(await chosen, ['new', 'screening'], 'screening')).toEqual(['job of new']);
});
