import type { ReadTable } from '../../functions/call.ts';
import { FunctionError } from '../../functions/errors.ts';
import { networkOf } from '../../http/client/client-network.ts';
import type { RestHandler } from '../../rest/handler.ts';

/** Reads lists for functions through the data API, with the token of the caller. */
export const createReadTable =
  (rest: RestHandler): ReadTable =>
  async ({ request, address }, path) => {
    const headers = new Headers({ accept: 'application/json' });
    for (const name of ['authorization', 'apikey']) {
      const value = request.headers.get(name);
      if (value) headers.set(name, value);
    }
    const response = await rest(new Request(new URL(path, 'http://localhost'), { headers }), {
      network: networkOf(address),
      acts: true,
    });
    if (!response.ok) {
      throw new FunctionError('invalid', { fields: { selection: 'choice_invalid' } });
    }
    return (await response.json()) as { row_key: string }[];
  };
