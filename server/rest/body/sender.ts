import type { ApiRequest } from '../../http/api-request.ts';
import type { IsStaff } from '../../http/is-staff.ts';
import type { Identity } from '../../postgres/request-context.ts';
import type { Sender } from './body.ts';
import { largestBody, visitorBytes } from './limits.ts';

/** Without `isStaff` everybody who signed in may send as much as staff. */
export async function senderOf(
  request: ApiRequest,
  identity: Identity,
  isStaff?: IsStaff,
): Promise<Sender> {
  const { role, claims } = identity;
  const network = typeof request.caller === 'object' ? request.caller.network : undefined;
  const name = typeof claims.sub === 'string' ? claims.sub : (network ?? role);
  const most = largestBody(role);
  const announced = request.headers.get('content-length');
  // Most bodies are small, and then nobody has to be asked.
  const isSmall = announced !== null && Number(announced) <= visitorBytes;
  if (isSmall || !isStaff || role === 'anon' || role === 'service_role')
    return { limit: most, name };
  return { limit: (await isStaff(identity)) ? most : visitorBytes, name };
}
