import { beforeAll, describe, expect, it } from 'vitest';
import { bookingLinkSource } from '../../../../app/admin/booking-links/data.ts';
import { billingSource, clientFactsSource } from '../../../../app/admin/clients/data/client.ts';
import { titleSource } from '../../../../app/admin/clients/data/contacts.ts';
import {
  changeAvailability,
  profileSource,
  revertAvailability,
} from '../../../../app/admin/freelancers/data.ts';
import type { Fields } from '../../../../app/admin/kit/autosave/merge-fields.ts';
import {
  type FieldSource,
  revertFields,
  saveFields,
} from '../../../../app/admin/kit/saved-fields/data/save-fields.ts';
import { contactSource } from '../../../../app/admin/people/data/actions.ts';
import { retentionSource } from '../../../../app/admin/settings/data.ts';
import {
  companyFactsSource as companySource,
  officeSource,
} from '../../../../app/admin/website/company/data.ts';
import type { BrowserClient } from '../../../../app/backend/browser-client.ts';
import { type Period, putPeriod } from '../../../../domain/people/availability.ts';
import type { AnyRow } from '../../../fixtures/any-row.ts';
import { serveWorld } from '../world.ts';

// Two colleagues have the same form open, through the real client.

const world = serveWorld();
const connect = () => world.client(world.keys.serviceKey) as unknown as BrowserClient;
const ids: Record<string, string> = {};

beforeAll(async () => {
  const { rows } = await world.database.query<AnyRow>(
    `with person as (
       insert into public.people (first_name, email) values ('Noor', 'noor@fields.example') returning id
     ), client as (
       insert into public.clients (name, website, location) values ('Kvist', 'https://kvist.example', 'Lund') returning id
     ), contact as (
       insert into public.client_contacts (client_id, person_id, title) select client.id, person.id, 'CEO' from client, person
     ), freelancer as (
       insert into public.freelancers (person_id, fields, skills) select id, '{tech}', '{"Weaving, fine",Go}' from person
     ), link as (
       insert into public.booking_links (label, url) values ('Kim', 'https://cal.example/kim') returning id
     )
     select person.id as person, client.id as client, link.id as link from person, client, link`,
  );
  Object.assign(ids, rows[0]);
  await world.database.query(
    `insert into public.client_details (client_id) values ('${ids.client}') on conflict do nothing;
     insert into public.client_billing (client_id) values ('${ids.client}') on conflict do nothing;`,
  );
});

const id = (name: string) => String(ids[name]);

// biome-ignore lint/suspicious/noExplicitAny: each source has a version of its own type.
type Source = FieldSource<any>;

/** The changes of the first and the second colleague, and a later value for that of the first. */
const forms: Record<
  string,
  { source: () => Source; first: Fields; second: Fields; other: Fields }
> = {
  'billing of a client': {
    source: () => billingSource(connect(), id('client')),
    first: { invoice_email: 'third@kvist.example' },
    second: { reference: 'Freja, "PO" (7 %)' },
    other: { invoice_email: 'old@kvist.example' },
  },
  'a company, in one table': {
    source: () => clientFactsSource(connect(), id('client')),
    first: { website: 'https://new.kvist.example' },
    second: { location: 'Malmö' },
    other: { website: 'https://kvist.example/sv' },
  },
  'a company, in two tables': {
    source: () => clientFactsSource(connect(), id('client')),
    first: { legal_name: 'Kvist AB', name: 'Kvist & Co' },
    second: { country: 'NO', location: 'Oslo' },
    other: { legal_name: 'Kvist Holding AB' },
  },
  'the title of a contact': {
    source: () => titleSource(connect(), id('client'), id('person')),
    first: { title: 'CTO' },
    second: {},
    other: { title: 'COO' },
  },
  'a person': {
    source: () => contactSource(connect(), id('person')),
    first: { email: 'right@fields.example' },
    second: { headline: 'Weaver' },
    other: { email: 'other@fields.example' },
  },
  'a freelancer': {
    source: () => profileSource(connect(), id('person')),
    first: { skills: ['Weaving, fine', 'Rust'] },
    second: { day_rate: 9000 },
    other: { skills: [] },
  },
  'a booking link': {
    source: () => bookingLinkSource(connect(), id('link')),
    first: { url: 'https://cal.example/kim-2' },
    second: { label: 'Kim L' },
    other: { url: 'https://cal.example/kim-3' },
  },
  'a retention period': {
    source: () => retentionSource(connect(), 'application'),
    first: { months: 11 },
    second: { quarantine_days: 12 },
    other: { months: 13 },
  },
  'the facts of the company': {
    source: () => companySource(connect()),
    first: { legal_name: 'Alpaca Test AB' },
    second: { has_f_tax: true },
    other: { legal_name: 'Alpaca Annan AB' },
  },
  'the office': {
    source: () => officeSource(connect()),
    first: { street: 'Provgatan 1' },
    second: { city: 'Umeå' },
    other: { street: 'Provgatan 2' },
  },
};

describe.each(Object.entries(forms))('%s', (_, { source, first, second, other }) => {
  it('keeps what a colleague saved in other fields, and asks about the same field', async () => {
    const { fields: opened } = await source().read();
    expect(await saveFields(source(), first, opened)).toEqual([]);
    expect(await saveFields(source(), second, opened)).toEqual([]);
    expect((await source().read()).fields).toEqual({ ...opened, ...first, ...second });

    const [key = ''] = Object.keys(other);
    const conflict = { key, base: opened[key], theirs: first[key] };
    expect(await saveFields(source(), other, opened)).toEqual([conflict]);
    expect((await source().read()).fields).toEqual({ ...opened, ...first, ...second });

    await revertFields(source(), first, opened);
    expect((await source().read()).fields).toEqual({ ...opened, ...second });
  });
});

it('keeps days of a calendar that somebody else has written since it was shown', async () => {
  const booked = (from: string, to: string): Period => ({
    from,
    to,
    availability: 'booked',
    note: null,
  });
  const [mine, theirs] = [booked('2031-03-01', '2031-03-05'), booked('2031-05-01', '2031-05-09')];
  const person = id('person');
  await changeAvailability(connect(), person, (periods) => putPeriod(periods, theirs));
  const change = await changeAvailability(connect(), person, (periods) => putPeriod(periods, mine));
  expect(change.after).toEqual([mine, theirs]);
  await revertAvailability(connect(), person, change);
  await expect(revertAvailability(connect(), person, change)).rejects.toMatchObject({
    code: 'conflict',
  });
});
