import type { ClientRow } from '../../../../domain/imports/parse-client-row.ts';
import type { Query } from '../../../postgres/query.ts';
import { SkippedRow } from '../../bulk/bulk-kind.ts';
import type { ImportContext, Imported } from '../import-kind.ts';
import { type ClientBefore, type KnownFacts, readClientStamp } from './client-before.ts';
import type { ClientFinder } from './find-clients.ts';

/** Imports a client, or fills in the blanks of the one with that number or name. */
export async function importClient(
  context: ImportContext,
  row: ClientRow,
  { find, add }: ClientFinder,
): Promise<Imported> {
  const { query } = context;
  const clientOrReason = find(row);
  if (typeof clientOrReason === 'string' && clientOrReason !== 'client_unknown')
    throw new SkippedRow(clientOrReason);
  if (typeof clientOrReason === 'object') return fillIn(context, row, clientOrReason.id);
  const id = await insert(context, row);
  // Another import has added it since the batch began.
  if (!id) return fillIn(context, row, await readId(query, row.name));
  const before: ClientBefore = { stamp: await readClientStamp(query, id) };
  const { name, legal_name = null, organisation_number = null } = row;
  add({ id, name, legal_name, organisation_number });
  return { outcome: 'new', targetId: id, notes: [], before };
}

/** A trigger adds the details and makes the colleague the owner. */
async function insert(
  { query, language: usual }: ImportContext,
  row: ClientRow,
): Promise<string | undefined> {
  const { name, website, location, about, legal_name, organisation_number, country } = row;
  const language = row.language ?? usual;
  const { rows } = await query<{ id: string }>(
    `insert into public.clients (name, website, location, about) values ($1, $2, $3, $4)
     on conflict ((lower(name))) do nothing returning id`,
    [name, website, location, JSON.stringify(about ? { [language]: about } : {})],
  );
  const id = rows[0]?.id;
  if (!id) return undefined;
  await query(
    `update public.client_details set legal_name = $2, organisation_number = $3, country = coalesce($4, country),
       language = coalesce($5, language)
     where client_id = $1`,
    [id, legal_name, organisation_number, country, row.language],
  );
  return id;
}

async function readId(query: Query, name: string): Promise<string> {
  const { rows } = await query<{ id: string }>(
    'select id from public.clients where lower(name) = lower($1)',
    [name],
  );
  const [found] = rows;
  if (!found) throw new SkippedRow('changed');
  return found.id;
}

async function fillIn(
  { query, staff, language: usual }: ImportContext,
  row: ClientRow,
  id: string,
): Promise<Imported> {
  const facts = await readFacts(query, id);
  const language = row.language ?? usual;
  await query(
    `update public.clients set website = coalesce(website, $2), location = coalesce(location, $3),
       about = $4::jsonb || about
     where id = $1`,
    [id, row.website, row.location, JSON.stringify(row.about ? { [language]: row.about } : {})],
  );
  // Facts of the register are changed by administrators and the owner alone.
  const { rowCount } = await query(
    `update public.client_details set legal_name = coalesce(legal_name, $2),
       organisation_number = coalesce(organisation_number, $3)
     where client_id = $1 and ($4 or owner_id = $5)`,
    [id, row.legal_name, row.organisation_number, staff.role === 'admin', staff.id],
  );
  const isLeftOut =
    !rowCount &&
    Boolean(
      (row.legal_name && !facts.legal_name) ||
        (row.organisation_number && !facts.organisation_number),
    );
  const before: ClientBefore = { stamp: await readClientStamp(query, id), known: facts };
  return {
    outcome: 'matched',
    targetId: id,
    notes: isLeftOut ? ['client_details_left_out'] : [],
    before,
  };
}

async function readFacts(query: Query, id: string): Promise<KnownFacts> {
  const { rows } = await query<KnownFacts>(
    `select client.website, client.location, client.about, details.legal_name, details.organisation_number
     from public.clients as client join public.client_details as details on details.client_id = client.id
     where client.id = $1 for update`,
    [id],
  );
  const [known] = rows;
  if (!known) throw new SkippedRow('changed');
  return known;
}
