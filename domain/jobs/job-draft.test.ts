import { expect, test } from 'vitest';
import {
  findJobErrors,
  type JobDraft,
  listJobBlockers,
  listMissingInJob,
  suggestJobSlug,
} from './job-draft.ts';
import { findQuestionErrors, type QuestionDraft } from './job-question-draft.ts';

const text = (words: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }],
});

function draft(changes: Partial<JobDraft> = {}): JobDraft {
  return {
    slug: 'shepherd',
    kind: 'internal',
    client_id: null,
    field: 'tech',
    location: 'Umeå',
    country: 'SE',
    remote: 'hybrid',
    employment_type: 'full_time',
    seniority: 'mid',
    benefits: [],
    channels: [],
    opens_on: '',
    closes_on: '',
    owner_id: null,
    salary: null,
    questions: [],
    'title.en': 'Shepherd',
    'title.sv': 'Herde',
    'summary.en': 'Sheep',
    'summary.sv': 'Får',
    'description.en': text('Sheep'),
    'description.sv': text('Får'),
    'requirements.en': text('Dog'),
    'requirements.sv': text('Hund'),
    'process.en': text('Walk'),
    'process.sv': text('Promenad'),
    ...changes,
  };
}

const question = (changes: Partial<QuestionDraft> = {}): QuestionDraft => ({
  kind: 'short_text',
  prompt: { en: 'Why?', sv: 'Varför?' },
  help: { en: '', sv: '' },
  options: [],
  required: false,
  ...changes,
});

const pay = { currency: 'SEK', period: 'month', is_shown: true } as const;

test('a complete draft has no errors and no missing texts', () => {
  expect(findJobErrors(draft())).toEqual({});
  expect(listMissingInJob(draft())).toEqual([]);
  expect(listJobBlockers(draft(), '2026-01-01')).toEqual([]);
});

test.each<[Partial<JobDraft>, Record<string, string>]>([
  [{ 'title.sv': 'x'.repeat(161) }, { 'title.sv': 'too_long' }],
  [{ 'title.sv': '🦙'.repeat(160) }, {}],
  [{ 'summary.en': 'x'.repeat(601) }, { 'summary.en': 'too_long' }],
  [{ slug: '' }, { slug: 'required' }],
  [{ slug: 'Får och lamm' }, { slug: 'slug_invalid' }],
  [{ location: ' ' }, { location: 'required' }],
  [{ salary: { ...pay, minimum: '60 000', maximum: '50 000' } }, { salary: 'range_upside_down' }],
  [{ salary: { ...pay, minimum: '50 000', maximum: '60,000' } }, {}],
  [{ salary: { ...pay, minimum: 'lots', maximum: '2' } }, { salary: 'not_a_number' }],
  [{ salary: { ...pay, minimum: '', maximum: '2' } }, { salary: 'required' }],
  [{ salary: { ...pay, minimum: '0', maximum: '9999999999' } }, { salary: 'not_a_number' }],
  [{ opens_on: '2026-02-02', closes_on: '2026-02-01' }, { closes_on: 'closes_before_opening' }],
  [{ opens_on: '2026-02-02', closes_on: '2026-02-02' }, {}],
])('%j has the errors %j', (changes, errors) => {
  expect(findJobErrors(draft(changes))).toEqual(errors);
});

test('the error of a question belongs to the field that causes it', () => {
  const options = [
    { value: 'a', label: { en: 'A', sv: '' } },
    { value: 'b', label: { en: ' ', sv: '' } },
  ];
  expect(findQuestionErrors(question({ kind: 'single_choice', options }))).toEqual({
    'option:b.en': 'option_empty',
  });
  expect(findQuestionErrors(question({ help: { en: '', sv: 'x'.repeat(2000) } }))).toEqual({
    'help.sv': 'too_long',
  });
  expect(findQuestionErrors(question({ kind: 'multiple_choice' }))).toEqual({
    options: 'options_missing',
  });
});

test.each<[Partial<QuestionDraft>, string | undefined]>([
  [{}, undefined],
  [{ prompt: { en: ' ', sv: '' } }, 'required'],
  [{ kind: 'single_choice' }, 'options_missing'],
  [{ kind: 'single_choice', options: [{ value: 'a', label: { en: '', sv: '' } }] }, 'option_empty'],
  [{ kind: 'multiple_choice', options: [{ value: 'a', label: { en: 'A', sv: '' } }] }, undefined],
])('the question %j', (changes, error) => {
  const asked = draft({ questions: ['q'], 'question:q': question(changes) });
  expect(findJobErrors(asked)['question:q']).toBe(error);
});

test('texts missing in one language are listed', () => {
  const options = [{ value: 'a', label: { en: 'A', sv: '' } }];
  const half = draft({
    'title.sv': ' ',
    'process.en': { type: 'doc', content: [{ type: 'paragraph' }] },
    questions: ['q'],
    'question:q': question({ kind: 'single_choice', options }),
  });
  expect(listMissingInJob(half)).toEqual(['title.sv', 'process.en', 'question:q.sv']);
});

test.each<[Partial<JobDraft>, string[]]>([
  [{ 'title.en': '', 'title.sv': '' }, ['title_missing']],
  [{ 'title.en': '🦙🦙' }, ['title_letters']],
  [{ 'title.en': '' }, []],
  [{ kind: 'client' }, ['client_missing']],
  [{ closes_on: '2025-12-31' }, ['closes_past']],
])('%j keeps it from being published', (changes, blockers) => {
  expect(listJobBlockers(draft(changes), '2026-01-01')).toEqual(blockers);
});

test('a slug is derived from the title', () => {
  expect(suggestJobSlug('Fullstackutvecklare på Söder')).toBe('fullstackutvecklare-pa-soder');
  expect(suggestJobSlug('🦙🦙')).toBe('job');
});
