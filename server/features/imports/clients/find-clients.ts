import {
  type ClientNames,
  foldOrganisationNumber,
} from '../../../../domain/imports/parse-client-row.ts';
import { foldHeader } from '../../../../domain/imports/presets.ts';
import type { Query } from '../../../postgres/query.ts';

type KnownClient = {
  id: string;
  name: string;
  legal_name: string | null;
  organisation_number: string | null;
};

type NoClient = 'client_unknown' | 'client_ambiguous' | 'organisation_number_differs';

export type ClientFinder = {
  find: (wanted: ClientNames) => KnownClient | NoClient;
  add: (client: KnownClient) => void;
};

/** Finds clients by organisation number, or else by a name or registered name that only one of them has. */
export async function loadClients(query: Query): Promise<ClientFinder> {
  const { rows } = await query<KnownClient>(
    `select client.id, client.name, details.legal_name, details.organisation_number
     from public.clients as client left join public.client_details as details on details.client_id = client.id`,
  );
  const byNumber = new Map<string, Set<KnownClient>>();
  const byName = new Map<string, Set<KnownClient>>();
  const put = (map: typeof byName, key: string, client: KnownClient) => {
    if (key) map.set(key, (map.get(key) ?? new Set()).add(client));
  };
  const add = (client: KnownClient) => {
    put(byNumber, foldOrganisationNumber(client.organisation_number ?? ''), client);
    put(byName, foldHeader(client.name), client);
    put(byName, foldHeader(client.legal_name ?? ''), client);
  };
  for (const row of rows) add(row);
  return {
    add,
    find: ({ name, organisation_number: number }) => {
      const folded = foldOrganisationNumber(number ?? '');
      const numbered = byNumber.get(folded);
      if (numbered) return onlyClient(numbered);
      const named = onlyClient(byName.get(foldHeader(name ?? '')) ?? new Set());
      const differs =
        typeof named === 'object' && folded !== '' && Boolean(named.organisation_number);
      return differs ? 'organisation_number_differs' : named;
    },
  };
}

function onlyClient(found: Set<KnownClient>): KnownClient | NoClient {
  const [first] = found;
  if (!first) return 'client_unknown';
  return found.size > 1 ? 'client_ambiguous' : first;
}
