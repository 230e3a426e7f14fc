import { expect, it } from 'vitest';
import { confirmLatest } from '../../../fixtures/people.ts';
import { prepareJoinAgain } from './prepare-join-again.ts';

// People who join again have confirmed the form by mail: its details replace the stored ones.

const { server, rows, createApplicant, join, details, lastMail, updatesOf } = prepareJoinAgain();

/** Returns the template of the mail and the changes that it names. */
const rejoin = async (person: { id: string; email: string }, state: string, fields: object) => {
  await rows('update freelancers set state = $2::freelancer_state where person_id = $1', [
    person.id,
    state,
  ]);
  await join('join-freelance-network', person.email, { ...fields, language: 'sv' });
  expect((await confirmLatest(server, person.email)).status).toBe(200);
  const mail = await lastMail(person.email);
  return [mail?.template, mail?.variables.changes];
};

it('replaces rate, currency and details of a freelancer with a history', async () => {
  const { id, email } = await createApplicant({ phone: '+46 70 111 22 33' });
  await join('join-freelance-network', email, {
    day_rate: 7000,
    headline: 'Designer',
    seniority: 'mid',
    portfolio_url: 'ola.example',
    available_from: '2030-01-01',
  });
  await confirmLatest(server, email);
  await rows(
    `update freelancers set state = 'approved', approved_at = now() where person_id = $1`,
    [id],
  );
  const again = {
    day_rate: 900,
    currency: 'EUR',
    headline: 'Lead designer',
    phone: '+46 70 444 55 66',
    summary: 'Ten years of brands',
    available_from: '2031-02-01',
  };
  await join('join-freelance-network', email, again);
  // Anyone can type the address: nothing changes before the confirmation.
  expect(await details('freelancers', id)).toMatchObject({ day_rate: 7000, headline: 'Designer' });
  expect((await confirmLatest(server, email)).status).toBe(200);
  expect(await details('freelancers', id)).toMatchObject({
    state: 'approved',
    day_rate: 900,
    currency: 'EUR',
    headline: 'Lead designer',
    phone: '+46704445566',
    summary: 'Ten years of brands',
    seniority: 'mid',
    portfolio_url: 'https://ola.example',
    first_name: 'Sami',
  });
  expect(
    await rows('select period::text from freelancer_availability where person_id = $1', [id]),
  ).toEqual([{ period: '[2031-02-01,)' }]);
  expect((await updatesOf(id)).slice(-2)).toEqual([
    { kind: 'details_confirmed', what: ['phone', 'headline'] },
    {
      kind: 'rejoined_freelance_network',
      what: ['day_rate', 'currency', 'summary', 'available_from'],
    },
  ]);
  // Nobody decides on an approved freelancer again: the mail promises no answer.
  expect(await lastMail(email)).toMatchObject({
    template: 'freelancer_updated',
    variables: {
      changes: 'phone number, headline, day rate, currency, summary, and first available day',
      link: expect.stringContaining('/me/'),
    },
  });
});

it('promises an answer to freelancers without one, and not again to those who wait', async () => {
  const person = await createApplicant();
  expect((await rejoin(person, 'pending', { day_rate: 7000 }))[0]).toBe('freelancer_welcome');
  expect(await rejoin(person, 'pending', { day_rate: 8000, skills: 'Sewing' })).toEqual([
    'freelancer_updated_waiting',
    'kompetens och dagsarvode',
  ]);
  expect((await rejoin(person, 'declined', { day_rate: 8100 }))[0]).toBe('freelancer_welcome');
  expect((await rejoin(person, 'left', { day_rate: 8200 }))[0]).toBe('freelancer_welcome');
});

it('names the changes to freelancers who return from a pause', async () => {
  const person = await createApplicant();
  await rejoin(person, 'pending', { day_rate: 8200 });
  expect((await rejoin(person, 'paused', { day_rate: 8300 }))[0]).toBe(
    'freelancer_updated_waiting',
  );
  await rows('update freelancers set approved_at = now() where person_id = $1', [person.id]);
  expect(await rejoin(person, 'paused', { day_rate: 8400 })).toEqual([
    'freelancer_updated',
    'dagsarvode',
  ]);
  expect(await rejoin(person, 'approved', { day_rate: 8400, currency: 'SEK' })).toEqual([
    'freelancer_updated',
    'inget, dina uppgifter stämde redan',
  ]);
});

it('takes the currency with the first rate, and keeps it when a form has no rate', async () => {
  const { id, email } = await createApplicant();
  const readRateAfter = async (fields: Record<string, unknown>) => {
    await join('join-freelance-network', email, fields);
    await confirmLatest(server, email);
    const { day_rate, currency } = (await details('freelancers', id)) ?? {};
    return [day_rate, currency];
  };
  expect(await readRateAfter({ skills: 'Sewing' })).toEqual([null, 'SEK']);
  expect(await readRateAfter({ day_rate: 900, currency: 'EUR' })).toEqual([900, 'EUR']);
  expect(await readRateAfter({ summary: 'No rate in this form' })).toEqual([900, 'EUR']);
});

it('leaves booked periods of the calendar as they are', async () => {
  const { id, email } = await createApplicant();
  await join('join-freelance-network', email, { skills: 'Sewing' });
  await confirmLatest(server, email);
  await rows(
    `insert into freelancer_availability (person_id, period, availability, note)
     values ($1, '[2030-03-01,2030-04-01)', 'booked', 'With a client')`,
    [id],
  );
  await join('join-freelance-network', email, { available_from: '2030-03-15' });
  await confirmLatest(server, email);
  expect(
    await rows(
      `select period::text, availability::text from freelancer_availability
       where person_id = $1 order by lower(period)`,
      [id],
    ),
  ).toEqual([
    { period: '[2030-03-01,2030-04-01)', availability: 'booked' },
    { period: '[2030-04-01,)', availability: 'available' },
  ]);
});
