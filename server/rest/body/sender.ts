import type { ApiRequest } from '../../http/api-request.ts';
import type { IsStaff } from '../../http/identity/is-staff.ts';
import type { Identity } from '../../postgres/request-context.ts';
import type { Sender } from './body.ts';
import { maxBodyBytes, visitorBytes } from './limits.ts';

/** Without `isStaff` all signed-in users have the limit of staff. */
export async function senderOf(
  request: ApiRequest,
  identity: Identity,
  isStaff?: IsStaff,
): Promise<Sender> {
  const { role, claims } = identity;
  const network = typeof request.caller === 'object' ? request.caller.network : undefined;
  const name = typeof claims.sub === 'string' ? claims.sub : (network ?? role);
  const maxBytes = maxBodyBytes(role);
  const contentLength = request.headers.get('content-length');
  // Most bodies are small, and need no check for staff.
  const isSmall = contentLength !== null && Number(contentLength) <= visitorBytes;
  if (isSmall || !isStaff || role === 'anon' || role === 'service_role')
    return { limit: maxBytes, name };
  return { limit: (await isStaff(identity)) ? maxBytes : visitorBytes, name };
}
