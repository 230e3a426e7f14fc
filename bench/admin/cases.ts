import { findApplication } from '../../app/admin/applications/data/application.ts';
import {
  type BoardFilter,
  countBoard,
  listColumn,
} from '../../app/admin/applications/data/board.ts';
import { listTimeline as listApplicationTimeline } from '../../app/admin/applications/data/timeline.ts';
import type { Condition, PagePosition } from '../../app/admin/kit/list/data/list-source.ts';
import { readPage } from '../../app/admin/kit/list/data/read-page.ts';
import { findPerson, listTimeline } from '../../app/admin/people/data/people.ts';
import { findPeople } from '../../app/admin/people/data/person-search.ts';
import type { BrowserClient } from '../../app/backend/browser-client.ts';
import { unwrap } from '../../app/backend/unwrap.ts';
import { stages } from '../../domain/enums.ts';
import { byArrival, listOfApplications, lists, searches, words, worstCase, year } from './lists.ts';

// The reads of the screens, through the functions that the screens call.

type Case = {
  name: string;
  run: (time: number) => Promise<unknown>;
  /** Milliseconds, if not the usual number; null if there is none. */
  aim?: number | null;
  /** Fewer calls than usual, if each takes long. */
  times?: number;
};

export async function createAdminCases(client: BrowserClient): Promise<Case[]> {
  const jobs = await listIds(client, 'jobs', 40);
  const people = await listIds(client, 'people', 100);
  const applications = await listIds(client, 'applications', 100);
  const deep = await findDeepPosition(client);
  const pick = <T>(list: T[], time: number) => list[time % list.length] as T;
  const page = (conditions: Condition[], pagePosition: PagePosition = { at: 'first' }, text = '') =>
    readPage(client, {
      source: listOfApplications,
      text,
      conditions,
      sort: byArrival,
      pagePosition,
      size: 50,
    });

  return [
    { name: 'list: first page', run: () => page([]) },
    { name: 'list: from the middle, by key', run: () => page([], deep) },
    {
      name: 'list: search for a name',
      run: (time) => page([], { at: 'first' }, pick(words, time)),
    },
    {
      name: 'list: filtered by stage and rating',
      run: (time) =>
        page([
          { column: 'stage', is: 'in', values: ['interview', 'offer'] },
          { column: 'rating', is: 'gte', value: String(2 + (time % 4)) },
        ]),
    },
    {
      name: 'list: filtered by job',
      run: (time) => page([{ column: 'job_id', is: 'in', values: [pick(jobs, time)] }]),
    },
    {
      name: 'search over all people',
      run: (time) =>
        unwrap(client.rpc('find_people', { query: pick(words, time), max_results: 20 })),
    },
    ...Object.entries(searches).map(([kind, texts]) => ({
      name: `applications: search for ${kind}`,
      ...termsOf(kind),
      run: (time: number) => page([], { at: 'first' }, pick(texts, time)),
    })),
    ...Object.entries(searches).map(([kind, texts]) => ({
      name: `palette: search for ${kind}`,
      ...termsOf(kind),
      run: (time: number) => findPeople(client, pick(texts, time)),
    })),
    ...Object.entries(lists).flatMap(([list, { source, by }]) =>
      Object.entries(searches).map(([kind, texts]) => ({
        name: `${list}: search for ${kind}`,
        ...termsOf(kind),
        run: (time: number) =>
          readPage(client, {
            source,
            text: pick(texts, time),
            conditions: [],
            sort: { by, nullable: false, descending: true },
            pagePosition: { at: 'first' },
            size: 50,
          }),
      })),
    ),
    {
      name: 'board of one job',
      run: (time) => readBoard(client, { jobs: [pick(jobs, time)] }),
    },
    { name: 'board of all jobs', run: () => readBoard(client, {}) },
    {
      name: 'board of those who are owed an answer',
      run: (time) => readBoard(client, { owed: true, rating: 1 + (time % 3) }),
    },
    { name: 'board, further down by key', run: () => readFurther(client) },
    {
      name: 'report of a year: funnel',
      aim: 500,
      times: 20,
      run: () => unwrap(client.rpc('report_funnel', year)),
    },
    {
      name: 'report of a year: all figures at the same time',
      aim: null,
      times: 10,
      run: () =>
        Promise.all([
          client.rpc('report_funnel', year),
          client.rpc('report_stage_times', year),
          client.rpc('report_sources', year),
          client.rpc('report_rejections', year),
          client.rpc('report_groups', { dimension: 'owner', ...year }),
          client.rpc('report_durations', { figure: 'hires', bounds: [7, 14, 30], ...year }),
          client.rpc('report_durations', { figure: 'fills', bounds: [7, 14, 30], ...year }),
          client.rpc('count_left_out', year),
        ]),
    },
    {
      name: 'application panel',
      run: (time) => {
        const id = pick(applications, time);
        return Promise.all([findApplication(client, id), listApplicationTimeline(client, id)]);
      },
    },
    {
      name: 'person page',
      run: (time) => {
        const id = pick(people, time);
        return Promise.all([findPerson(client, id), listTimeline(client, id, 30)]);
      },
    },
  ];
}

const termsOf = (kind: string): Pick<Case, 'aim' | 'times'> =>
  kind === worstCase ? { aim: null, times: 10 } : { aim: 150 };

export async function readBoard(client: BrowserClient, filter: BoardFilter): Promise<void> {
  await Promise.all([
    ...stages.map((stage) => listColumn(client, filter, { stage, stepId: null }, { limit: 50 })),
    countBoard(client, filter),
  ]);
}

async function readFurther(client: BrowserClient): Promise<void> {
  const cards = await listColumn(client, {}, { stage: 'new', stepId: null }, { limit: 50 });
  await listColumn(client, {}, { stage: 'new', stepId: null }, { limit: 50, after: cards.at(-1) });
}

async function listIds(
  client: BrowserClient,
  table: 'jobs' | 'people' | 'applications',
  count: number,
): Promise<string[]> {
  const rows = await unwrap(
    client.from(table).select('id').order('created_at', { ascending: false }).limit(count),
  );
  return rows.map(({ id }) => id);
}

/** A row in the middle, far from both ends. */
async function findDeepPosition(client: BrowserClient): Promise<PagePosition> {
  const middle = new Date(Date.now() - 200 * 86_400_000).toISOString();
  const row = await unwrap(
    client
      .from('applications')
      .select('id, created_at')
      .lt('created_at', middle)
      .order('created_at', { ascending: false })
      .limit(1)
      .single(),
  );
  return { at: 'after', cursor: { value: row.created_at, id: row.id, position: null } };
}
