import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { maxPrintedCvLength } from '../../../../domain/review.ts';
import { cast } from '../../../fixtures/cast.ts';
import { preparePresentation } from './prepare-presentation.ts';

const { shortlist, rows, exported } = preparePresentation();

describe('a presentation with names', () => {
  it('has all that the client sees, in the language of the link', async () => {
    const { text, info } = await exported({
      is_anonymous: false,
      item_id: shortlist.firstPerson.item,
    });
    for (const expectedText of [
      'Kandidatpresentation',
      'Till Ines Ek, Hygglo',
      'Llamaria Ullberg',
      'llamaria@people.example',
      'Vår bedömning',
      'en skicklig utvecklare .',
      'Anteckningar',
      'Varför?',
      'Utvecklare 2015–2018, Ullverket',
      'Sida 1 av 1',
    ]) {
      expect(text).toContain(expectedText);
    }
    expect(text).not.toContain('Börja gärna');
    expect(info.Title).toContain('Llamaria Ullberg');
  });

  it('goes on over many pages, and cuts a CV that is too long', async () => {
    const { text, pages } = await exported({ is_anonymous: false });
    expect(pages.length).toBeGreaterThan(4);
    expect(pages[0]).toContain('Slutkandidater');
    expect(pages[0]).toContain('Bo Ek-Lund');
    expect(pages.at(-1)).toContain(`Sida ${pages.length} av ${pages.length}`);
    expect(text).toContain('Resten av cv:t är utelämnat här.');
    expect(text.length).toBeLessThan(2 * maxPrintedCvLength);
  });

  it('is recorded for each person', async () => {
    await exported({ is_anonymous: true, item_id: shortlist.secondPerson.item });
    const [entry] = await rows(
      `select actor_id, table_name, row_id from audit_log where action = 'export' order by id desc limit 1`,
      [],
    );
    expect(entry).toEqual({
      actor_id: cast.rasmus.id,
      table_name: 'people',
      row_id: shortlist.secondPerson.person,
    });
  });
});

it('leaves out people who are rejected, if staff want that', async () => {
  const setStage = (stage: string) =>
    rows(
      `update applications set stage = $2, merit_note = 'Others knew more.' where person_id = $1`,
      [shortlist.firstPerson.person, stage],
    );
  await setStage('rejected');
  const whole = await exported({ is_anonymous: false });
  expect(whole.text).toContain('Utvecklare 2015–2018');
  const { text } = await exported({ is_anonymous: false, without_rejected: true });
  expect(text).toContain('Bo Ek-Lund');
  expect(text).not.toContain('Utvecklare 2015–2018');
  await setStage('interview');
});

it('shows nobody who is awaiting erasure, and is for recruiters', async () => {
  expect((await exported({ is_anonymous: false }, 'edith')).status).toBe(403);
  expect((await exported({ is_anonymous: false, review_link_id: randomUUID() })).status).toBe(404);
  await rows(`update people set erase_after = now() + interval '1 day' where id = $1`, [
    shortlist.firstPerson.person,
  ]);
  expect(
    (await exported({ is_anonymous: false, item_id: shortlist.firstPerson.item })).status,
  ).toBe(404);
  expect((await exported({ is_anonymous: false })).text).not.toContain('Utvecklare 2015–2018');
});
