import { expect, it } from 'vitest';
import { cast } from '../../fixtures/cast.ts';
import { prepareImports } from '../../fixtures/imports.ts';

// Clients from a file: matched by organisation number or name, filled in where blank, and undone as a whole.

const { rows, run, read, listRows, check, start, undo } = prepareImports('clients');

const listClients = (names: string) =>
  rows(
    `select client.name, website::text, location, about, organisation_number, legal_name, country, owner_id
     from clients as client join client_details on client_id = client.id where name like $1 order by name`,
    [names],
  );

async function insertClient(name: string, number: string | null, owner: string): Promise<string> {
  const [{ id }] = await rows('insert into clients (name) values ($1) returning id', [name]);
  await rows(
    'update client_details set organisation_number = $2, owner_id = $3 where client_id = $1',
    [id, number, owner],
  );
  return id;
}

it('adds clients, fills in blanks, and undoes both', async () => {
  await insertClient('Fill Known', null, cast.rasmus.id);
  await insertClient('Fill Other', '556000-9999', cast.astrid.id);
  const before = await listClients('Fill %');
  const id = await check(
    [
      'Company;Org nr;City;Web site;Country;Description',
      'Fill New;556000-1234;Lund;fill.example;Sverige;Tents',
      'fill new;5560001234;;;;',
      'FILL KNOWN;556000-4321;Umeå;;;Bikes',
      'Another name;16556000-9999;Kiruna;;;',
      'Fill Other;556000-1111;;;;',
      ';556000-2222;;;;',
    ].join('\n'),
  );
  expect(await read(id)).toMatchObject({
    outcomes: { new: 1, matched: 3, rejected: 2 },
    reasons: { organisation_number_differs: 1, client_name_missing: 1 },
    notes: { repeated_row: 1 },
  });
  expect(await listClients('Fill %')).toEqual(before);

  await start(id, { basis: undefined });
  expect(await read(id)).toMatchObject({
    state: 'done',
    outcomes: { new: 1, matched: 3, rejected: 2 },
  });
  expect(await listClients('Fill %')).toMatchObject([
    {
      name: 'Fill Known',
      organisation_number: '556000-4321',
      location: 'Umeå',
      about: { en: 'Bikes' },
    },
    {
      name: 'Fill New',
      organisation_number: '556000-1234',
      website: 'https://fill.example',
      location: 'Lund',
      country: 'SE',
      about: { en: 'Tents' },
      owner_id: cast.rasmus.id,
    },
    { name: 'Fill Other', organisation_number: '556000-9999', location: 'Kiruna' },
  ]);

  await undo(id);
  await run(id);
  expect(await read(id)).toMatchObject({ state: 'undone', undone: 4, kept: {} });
  expect(await listClients('Fill %')).toEqual(before);
});

it('leaves the register facts of a colleague’s client to its owner', async () => {
  await insertClient('Owned', null, cast.astrid.id);
  const id = await check('Client,Legal name,City\nOwned,Owned AB,Lund\n');
  await start(id, { basis: undefined });
  expect((await read(id))?.notes).toEqual({ client_details_left_out: 1 });
  expect(await listClients('Owned')).toMatchObject([{ legal_name: null, location: 'Lund' }]);
});

it('keeps clients that somebody has changed or written about since', async () => {
  const id = await check('Client\nKept noted\nKept billed\nKept not\n');
  await start(id, { basis: undefined });
  await rows(
    `insert into client_notes (client_id, author_id, body)
     select id, $1, 'Good' from clients where name = 'Kept noted'`,
    [cast.rasmus.id],
  );
  await rows(
    `update client_billing set city = 'Lund'
     where client_id = (select id from clients where name = 'Kept billed')`,
  );
  await undo(id);
  await run(id);
  expect((await listRows(id)).map(({ state }) => state)).toEqual(['kept', 'kept', 'undone']);
  expect((await listClients('Kept %')).map(({ name }) => name)).toEqual([
    'Kept billed',
    'Kept noted',
  ]);
});

it('adds a client once that two imports bring at the same time', async () => {
  const ids = [await check('Client\nTwice AB\n'), await check('Client\nTwice AB\n')];
  await Promise.all(ids.map((id) => start(id, { basis: undefined })));
  const outcomes = await Promise.all(ids.map(async (id) => (await read(id))?.outcomes));
  expect(outcomes).toContainEqual({ new: 1 });
  expect(outcomes).toContainEqual({ matched: 1 });
  expect(await listClients('Twice AB')).toHaveLength(1);
});
