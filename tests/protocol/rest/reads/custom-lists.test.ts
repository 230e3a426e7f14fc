import { beforeAll, expect, it } from 'vitest';
import { candidateSource } from '../../../../app/admin/candidates/candidate-source.ts';
import { customColumns } from '../../../../app/admin/custom-fields/custom-columns.tsx';
import type { CustomField } from '../../../../app/admin/custom-fields/data.ts';
import { freelancerListSource } from '../../../../app/admin/freelancers/freelancer-list-source.ts';
import type { ListSource, PagePosition } from '../../../../app/admin/kit/list/data/list-source.ts';
import { readPage } from '../../../../app/admin/kit/list/data/read-page.ts';
import { peopleSource } from '../../../../app/admin/people/people-source.ts';
import type { BrowserClient } from '../../../../app/backend/browser-client.ts';
import { customKinds } from '../../../../domain/custom-fields/custom-field.ts';
import { serveWorld } from '../world.ts';

// The lists of people are sorted by the custom fields of the agency.

const world = serveWorld();
const client = () => world.client(world.keys.serviceKey) as unknown as BrowserClient;

const byTag = candidateSource({ byTag: true, withLeft: true });
const lists: [string, ListSource][] = [
  ['people', peopleSource({ role: '', tag: '', isSearch: false, includeAwaitingErasure: false })],
  ['candidates', candidateSource({ byTag: false, withLeft: false })],
  ['candidates with a tag', byTag],
  ['freelancers', freelancerListSource({ withGone: false })],
];

const people = [
  { name: 'Nils Nine', number: 9, text: 'ärlig', date: '2026-03-01' },
  { name: 'Tova Ten', number: 10, text: 'Öppen', date: '2025-12-31' },
  { name: 'Mira Minus', number: -2.5, text: 'a, "b" (c)', date: '2026-02-28' },
  { name: 'Nora Nothing' },
];
let fields: CustomField[] = [];

beforeAll(async () => {
  const { rows } = await world.database.query<Pick<CustomField, 'key' | 'kind'>>(
    `insert into public.custom_fields (target, kind, name, options)
     select 'people', kind, jsonb_build_object('en', kind, 'sv', kind), case kind
       when 'choice' then '[{"value": "b", "label": {"en": "B", "sv": "B"}}]'::jsonb else '[]' end
     from unnest($1::text[]) as kind returning key, kind`,
    [customKinds],
  );
  fields = rows.map((row) => ({
    ...row,
    id: row.key,
    target: 'people',
    name: { en: row.kind, sv: row.kind },
    options: [],
    position: 0,
    isRetired: false,
  }));
  for (const { name, ...values } of people) {
    await world.database.query(
      `with person as (
         insert into public.people (first_name, last_name, email)
         values (split_part($1, ' ', 1), split_part($1, ' ', 2), $2) returning id
       ), candidate as (
         insert into public.candidates (person_id, state) select id, 'active' from person
       ), freelancer as (
         insert into public.freelancers (person_id, state) select id, 'approved' from person
       ), tag as (
         insert into public.tags (name) values ($1) returning id
       ), tagged as (
         insert into public.person_tags (person_id, tag_id) select person.id, tag.id from person, tag
       )
       insert into public.custom_values (person_id, fields) select id, $3 from person`,
      [
        name,
        `${name.replace(' ', '.')}@sorted.example`,
        Object.fromEntries(
          fields.flatMap(({ key, kind }) =>
            kind in values ? [[key, values[kind as keyof typeof values]]] : [],
          ),
        ),
      ],
    );
  }
});

/** The names in the order of the list, read in pages of two. */
async function namesBy(kind: string, source: ListSource, descending: boolean) {
  const column = customColumns<{ custom: unknown }>(fields, 'en').find(
    ({ label }) => label === kind,
  );
  if (!column?.sort) return undefined;
  const { by, nullable = false } = column.sort;
  const names: string[] = [];
  let pagePosition: PagePosition = { at: 'first' };
  for (;;) {
    const page: Awaited<ReturnType<typeof readPage<{ full_name: string }>>> = await readPage(
      client(),
      {
        source,
        text: '',
        conditions: [{ or: 'email.like.*@sorted.example' }],
        sort: { by, nullable, descending },
        pagePosition,
        size: 2,
      },
    );
    names.push(...page.rows.map(({ full_name }) => full_name));
    const last = page.rows.at(-1);
    if (!page.hasNext || !last) return names;
    pagePosition = {
      at: 'after',
      cursor: { value: last.sort_key, id: last.row_key, position: null },
    };
  }
}

it.each(lists)('the list of %s is sorted by numbers, days and texts', async (_title, source) => {
  const byNumber = ['Mira Minus', 'Nils Nine', 'Tova Ten'];
  expect(await namesBy('number', source, false)).toEqual([...byNumber, 'Nora Nothing']);
  expect(await namesBy('number', source, true)).toEqual([...byNumber.toReversed(), 'Nora Nothing']);
  expect(await namesBy('date', source, true)).toEqual([
    'Nils Nine',
    'Mira Minus',
    'Tova Ten',
    'Nora Nothing',
  ]);
  const byText = await namesBy('text', source, false);
  expect(byText?.toSorted()).toEqual(people.map(({ name }) => name).toSorted());
  expect(byText?.at(-1)).toBe('Nora Nothing');
});

it('choices have no order to sort by', async () => {
  expect(await namesBy('choice', byTag, false)).toBeUndefined();
});
