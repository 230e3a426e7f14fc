import { anonymous } from '../http/identity.ts';
import type { RemoteFunction } from './call.ts';

/** The same as the database function of that name: whose turn it is to take a call. */
export const getNextCalendlyUrl: RemoteFunction = async ({ context }) => {
  const { rows } = await context.database.withRole(anonymous, {
    text: 'select public.get_next_calendly_url() as url',
  });
  const { url = null } = (rows[0] ?? {}) as { url?: string | null };
  return Response.json(url);
};
