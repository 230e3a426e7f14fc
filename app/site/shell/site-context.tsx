import { createContext, use } from 'react';
import type { Site } from '../../load-context.ts';

export const SiteContext = createContext<Site | undefined>(undefined);

export function useSite(): Site {
  const site = use(SiteContext);
  if (!site) throw new Error('useSite is used outside of SiteContext');
  return site;
}
