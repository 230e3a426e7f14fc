import { createContext, use } from 'react';
import type { PublicKeys } from '../load-context.ts';

export const PublicKeysContext = createContext<PublicKeys | undefined>(undefined);

export function usePublicKeys(): PublicKeys {
  const keys = use(PublicKeysContext);
  if (!keys) throw new Error('usePublicKeys is used outside of PublicKeysContext');
  return keys;
}
