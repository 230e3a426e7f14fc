import { describe, expect, it } from 'vitest';
import { prepareOwnPages } from './prepare-own-pages.ts';

// The holder of a private link cannot add rows without limit, or change a person who is being erased.

const { rows, call, freelancer } = prepareOwnPages();

describe('a page with very many rows', () => {
  it('shows the newest rows, and the export contains all', async () => {
    const { id, token } = await freelancer('rows@people.example');
    await rows(
      `insert into freelancer_availability (person_id, period)
       select $1, daterange(day, day + 1)
       from (select current_date + n * 2 as day from generate_series(1, 300) as n) as days`,
      [id],
    );
    await rows(
      `insert into consents (person_id, consent_text_id, purpose, language, given_at)
       select person_id, consent_text_id, purpose, language, given_at - interval '1 day' * n
       from consents cross join generate_series(1, 250) as n where person_id = $1`,
      [id],
    );
    const sizes = async (action: string) => {
      const { data } = await call(action, { token });
      const page = data as { freelancer: { periods: object[] }; consents: object[] };
      return [page.freelancer.periods.length, page.consents.length];
    };
    expect(await sizes('show')).toEqual([200, 200]);
    expect(await sizes('export')).toEqual([300, 251]);
  });

  it('rejects more periods than the calendar limit', async () => {
    const { id, token } = await freelancer('calendar@people.example');
    await rows(
      `insert into freelancer_availability (person_id, period)
       select $1, daterange(day, day + 1)
       from (select date '2030-01-01' + n * 2 as day from generate_series(1, 500) as n) as days`,
      [id],
    );
    const put = (from: string) =>
      call('correct', { token, availability: { from, to: from, availability: 'booked' } });
    expect(await put('2150-01-01')).toMatchObject({
      status: 422,
      fields: { 'availability.from': 'too_many' },
    });
    expect((await put('2030-01-03')).status).toBe(200);
  });
});
