import { selectApplications } from '../../app/admin/applications/table/application-row.ts';
import { candidateSource } from '../../app/admin/candidates/candidate-source.ts';
import { freelancerListSource } from '../../app/admin/freelancers/freelancer-list-source.ts';
import type { ListSource } from '../../app/admin/kit/list/data/list-source.ts';
import { peopleSource } from '../../app/admin/people/people-source.ts';

// The lists and searches that are measured.

export const listOfApplications: ListSource = {
  relation: 'applications',
  select: selectApplications,
  where: [{ column: 'withdrawn_at', is: 'null' }],
  search: { call: 'find_applications' },
  follow: ['applications'],
};

export const byArrival = { by: 'created_at', nullable: false, descending: true };

export const words = ['anna', 'lind', 'person42', 'björn', 'karlsson', 'mads', 'saga', '+9990000'];

const allPeople = peopleSource({
  role: '',
  tag: '',
  isSearch: true,
  includeAwaitingErasure: false,
});

/** The lists of people, by the column that each is ordered by. */
export const lists: Record<string, { source: ListSource; by: string }> = {
  people: { source: allPeople, by: 'last_activity_at' },
  candidates: {
    source: candidateSource({ byTag: false, withLeft: false }),
    by: 'last_activity_at',
  },
  freelancers: { source: freelancerListSource({ withGone: false }), by: 'created_at' },
};

export const worstCase = 'a phrase that nobody has, of frequent words';

/** Words that a few and that more than half of all people have. */
export const searches: Record<string, string[]> = {
  'one word': ['react', 'figma', 'kampanjer', 'python', 'budget', 'lagersystemet'],
  'the beginning of a word': ['kube', 'java', 'utv', 'type', 'mark', 'post'],
  'a phrase': [
    '"warehouse system"',
    '"a nordic language"',
    '"design systems"',
    '"avdelningens budget"',
  ],
  'two words': ['react stockholm', 'figma webflow', 'python sql', 'design agile'],
  [worstCase]: ['"product manager"'],
};

const day = (daysAgo: number) =>
  new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);

export const year = { first_day: day(365), last_day: day(0), filter: {} };
