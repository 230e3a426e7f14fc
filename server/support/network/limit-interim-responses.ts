import type { ClientRequest } from 'node:http';

/** Maximum interim responses: more than any honest server sends before its response. */
const maxInterim = 20;

/** Ends a request whose server sends responses such as 100 or 103 without end, which would use all of a core. */
export function limitInterimResponses(request: ClientRequest): ClientRequest {
  let count = 0;
  return request.on('information', () => {
    count += 1;
    if (count > maxInterim) request.destroy();
  });
}
