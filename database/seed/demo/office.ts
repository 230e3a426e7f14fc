import type { Row } from '../insert-rows.ts';
import type { Person } from '../people/person.ts';
import type { Random } from '../random.ts';
import { daysAfter, daysAgo } from '../times.ts';
import type { Colleague } from './job.ts';

// Tags, saved views and privacy requests.

const tags = [
  { name: 'Slutkandidat', colour: 'sand' },
  { name: 'Öppen för distans', colour: 'mint' },
  { name: 'Pratar norska', colour: 'spruce' },
  { name: 'Personalansvar', colour: 'lingon' },
  { name: 'Ring efter sommaren', colour: 'peach' },
];

export function tagRows(random: Random): (Row & { id: string })[] {
  return tags.map((tag) => ({ id: random.uuid(), ...tag }));
}

export function personTagRows(
  random: Random,
  people: readonly Person[],
  tagIds: readonly string[],
  colleagues: readonly Colleague[],
): Row[] {
  return people
    .filter(() => random.chance(0.35))
    .flatMap((person) =>
      random.sample(tagIds, random.int(1, 2)).map((tagId) => ({
        person_id: person.id,
        tag_id: tagId,
        created_by: random.pick(colleagues).id,
        created_at: daysAfter(person.createdAt, 0.5),
      })),
    );
}

export function savedViewRows(random: Random, colleagues: readonly Colleague[]): Row[] {
  const views = [
    {
      screen: 'applications',
      name: 'Väntat mer än en vecka',
      query: 'owed=7&sort=owed_answer_since',
    },
    { screen: 'applications', name: 'Intervjuer', query: 'stage=interview' },
    { screen: 'candidates', name: 'Seniora, tech', query: 'field=tech&seniority=senior' },
    { screen: 'waiting_list', name: 'Nya leads', query: 'state=new' },
  ];
  return views.map((view, position) => ({
    id: random.uuid(),
    user_id: random.pick(colleagues).id,
    ...view,
    is_shared: true,
    position,
  }));
}

type Request = { kind: string; state: string; daysAgo: number; message?: string; note?: string };

const requests: Request[] = [
  { kind: 'export', state: 'done', daysAgo: 44, note: 'Skickades som länk samma dag.' },
  {
    kind: 'erasure',
    state: 'received',
    daysAgo: 3,
    message: 'Jag har fått nytt jobb, ta gärna bort allt ni har om mig.',
  },
  {
    kind: 'rectification',
    state: 'in_progress',
    daysAgo: 6,
    message: 'My last name has changed since I applied.',
  },
  {
    kind: 'objection',
    state: 'refused',
    daysAgo: 61,
    note: 'Gäller en pågående process. Förklarat per telefon och skriftligen.',
  },
];

export function privacyRequestRows(
  random: Random,
  people: readonly Person[],
  handler: Colleague,
  now: Date,
): Row[] {
  const askers = random.sample(people, requests.length);
  return requests.map((request, index) => {
    const createdAt = daysAgo(now, request.daysAgo);
    const isClosed = request.state === 'done' || request.state === 'refused';
    return {
      id: random.uuid(),
      person_id: askers[index]?.id ?? null,
      kind: request.kind,
      state: request.state,
      due_at: daysAfter(createdAt, 30),
      message: request.message ?? null,
      note: request.note ?? null,
      handled_by: request.state === 'received' ? null : handler.id,
      completed_at: isClosed ? daysAfter(createdAt, 2) : null,
      created_at: createdAt,
    };
  });
}
