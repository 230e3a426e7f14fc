import { describe, expect, it } from 'vitest';
import { cast } from '../../../fixtures/cast.ts';
import { createPeople } from '../../../fixtures/people.ts';
import { prepareFunctionsServer } from '../../../fixtures/prepare-server.ts';

const { server, rows, asStaff } = prepareFunctionsServer({ withQuestions: false });
const { createApplicant } = createPeople(server);

const find = async (id: string) =>
  (await rows('select * from applications where id = $1', [id]))[0];

describe('the board', () => {
  type Card = { id: string };
  const listCards = async (
    filter: object,
    stage: string | null = 'offer',
    after: object | null = null,
    maxCards = 50,
  ) =>
    (
      await asStaff('recruiter', 'select id from public.list_board($1, $2, $3, $4)', [
        filter,
        stage,
        after,
        maxCards,
      ])
    ).rows.map((row) => (row as Card).id);

  /** An application in the column “Offer”; `assignments` are further columns of the update. */
  async function createCard(position: string, assignments = '') {
    const { application: id } = await createApplicant();
    await rows(`update applications set stage = 'offer' where id = $1`, [id]);
    await rows(`update applications set position = $2 ${assignments} where id = $1`, [
      id,
      position,
    ]);
    return id;
  }

  it('pages, filters and counts a column in the order of the positions', async () => {
    await rows(`update applications set stage = 'new'`);
    const low = await createCard('1', ', rating = 4.5');
    const middle = await createCard('2', `, owed_answer_since = now() - interval '3 days'`);
    const high = await createCard(
      '3',
      `, owner_id = '${cast.rasmus.id}', owed_answer_since = null`,
    );
    expect(await listCards({}, 'offer', null, 2)).toEqual([high, middle]);
    expect(await listCards({}, 'offer', { position: '2', id: middle }, 2)).toEqual([low]);
    expect(await listCards({ rating: 4 })).toEqual([low]);
    expect(await listCards({ owners: [cast.rasmus.id] })).toEqual([high]);
    expect(await listCards({ owed: true })).toEqual([middle, low]);
    expect(await listCards({ ids: [low, high] }, null)).toEqual([high, low]);
    expect(await listCards({ unowned: true, owners: [cast.rasmus.id] })).toEqual([
      high,
      middle,
      low,
    ]);
    const past = new Date(Date.now() - 86_400_000).toISOString();
    expect(await listCards({ created_before: past })).toEqual([]);
    expect(await listCards({ created_from: past })).toEqual([high, middle, low]);
    const { person_id: person } = await find(middle);
    const [tag] = await rows(`insert into tags (name) values ('Grill') returning id`);
    await rows('insert into person_tags (person_id, tag_id) values ($1, $2)', [person, tag.id]);
    expect(await listCards({ tags: [tag.id] })).toEqual([middle]);
    const { rows: counts } = await asStaff(
      'recruiter',
      `select stage::text, total::int from public.count_board('{"rating": 4}') where total > 0`,
    );
    expect(counts).toEqual([
      { stage: 'offer', total: 1 },
      { stage: null, total: 1 },
    ]);
  });

  it('interprets search input neither as SQL nor as a wildcard', async () => {
    await expect(listCards({ jobs: [`x' or true --`] })).rejects.toMatchObject({ code: '22P02' });
    expect(await listCards({ search: `' or true --` })).toEqual([]);
    expect(await listCards({ search: '%' })).toEqual([]);
  });

  it('hides people who withdrew or await erasure; withdrawn ones can be included', async () => {
    const withdrawn = await createCard('7', ', withdrawn_at = now()');
    const hidden = await createCard('8');
    await rows(
      `update people set erase_after = now() from applications where people.id = person_id and applications.id = $1`,
      [hidden],
    );
    expect(await listCards({ ids: [withdrawn, hidden] }, null)).toEqual([]);
    expect(await listCards({ withdrawn: true })).toEqual([withdrawn]);
  });
});
