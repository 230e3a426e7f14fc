import type { Call, RemoteFunction } from '../../functions/call.ts';
import { networkOf } from '../../http/client/client-network.ts';
import { anonymous } from '../../http/identity/identity.ts';
import { networkHeader } from '../../postgres/request-context.ts';

/** Calls the database function of that name, which gives the booking URLs of the staff in turn. */
export const getNextCalendlyUrl: RemoteFunction = {
  name: 'get_next_calendly_url',
  roles: 'anyone',
  handle,
};

async function handle({ address, context }: Call): Promise<Response> {
  const statement = { text: 'select public.get_next_calendly_url() as url' };
  const headers = JSON.stringify({ [networkHeader]: networkOf(address) });
  const { rows } = await context.database.withRole(anonymous, statement, { headers });
  const [next] = rows as { url: string | null }[];
  return Response.json(next?.url ?? null);
}
