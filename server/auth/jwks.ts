import type { Auth, Endpoint } from './context.ts';

export function getKeySet({ keys }: Auth): Endpoint {
  return async (context) => {
    context.header('cache-control', 'public, max-age=600');
    return context.json(keys.jwks());
  };
}
