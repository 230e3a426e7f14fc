import type { Call, RemoteFunction } from '../../functions/call.ts';
import { networkOf } from '../../http/client-network.ts';
import { anonymous } from '../../http/identity.ts';
import { networkHeader } from '../../postgres/request-context.ts';

/** The same as the database function of that name: whose turn it is to take a call. */
export const getNextCalendlyUrl: RemoteFunction = {
  name: 'get_next_calendly_url',
  roles: 'anyone',
  handle,
};

async function handle({ address, context }: Call): Promise<Response> {
  const statement = { text: 'select public.get_next_calendly_url() as url' };
  const headers = JSON.stringify({ [networkHeader]: networkOf(address) });
  const { rows } = await context.database.withRole(anonymous, statement, { headers });
  const { url = null } = (rows[0] ?? {}) as { url?: string | null };
  return Response.json(url);
}
