import { expect, it } from 'vitest';
import { findSelected } from '../../../../app/admin/kit/list/data/find-selected.ts';
import {
  emptySelection,
  fullSelection,
  select,
} from '../../../../app/admin/kit/list/selection/selection.ts';
import { peopleSource } from '../../../../app/admin/people/people-source.ts';
import type { BrowserClient } from '../../../../app/backend/browser-client.ts';
import { serveWorld } from '../world.ts';

const world = serveWorld();

it('two people are found wherever in the list they were selected', async () => {
  const client = world.client(world.keys.serviceKey) as unknown as BrowserClient;
  const { rows } = await world.database.query<{ id: string }>(
    `insert into public.people (first_name, email)
     select 'Sel', 'sel-' || number || '@selected.example' from generate_series(1, 60) as number returning id`,
  );
  const ids = rows.map(({ id }) => id).sort();
  const query = {
    source: peopleSource({ role: '', tag: '', isSearch: false, includeAwaitingErasure: false }),
    text: '',
    conditions: [{ or: 'email.like.*@selected.example' }],
  };
  const find = (selection: typeof emptySelection) => findSelected(client, query, selection);

  const two = [ids[0], ids[59]].flatMap((id) => id ?? []);
  expect(await find(select(emptySelection, two, true))).toEqual(two);
  // The rows of the first page were deselected, or those of the last.
  for (const others of [ids.slice(0, 58), ids.slice(2)]) {
    const foundIds = await find(select(fullSelection, others, false));
    expect(foundIds.sort()).toEqual(ids.filter((id) => !others.includes(id)));
  }
});
