import type { Keys } from '../../jwt/jwt.ts';
import type { RestHandler } from '../../rest/handler.ts';
import type { JobContext } from '../../worker/context.ts';

const tokenSeconds = 60;

/**
 * Reads through the data API for tasks, with the rights of a colleague. The colleague signed in when asking for the work,
 * so the token counts as one with a second factor.
 */
export const createReadAs =
  (keys: Pick<Keys, 'sign'>, rest: RestHandler): JobContext['readAs'] =>
  async (userId, path) => {
    const claims = { sub: userId, role: 'authenticated', aal: 'aal2' };
    const headers = { authorization: `Bearer ${await keys.sign(claims, tokenSeconds)}` };
    const url = new URL(`/rest/v1/${path}`, 'http://localhost');
    const response = await rest(new Request(url, { headers }));
    if (!response.ok) throw new Error(`the data API responded with ${response.status}`);
    return response.json();
  };
