import { createContext, use } from 'react';
import type { Language } from '../../../domain/language.ts';
import type { Message } from '../../i18n/messages-of.ts';
import type { LoadContext, Site } from '../../load-context.ts';

type Admin = {
  site: Pick<Site, 'name' | 'url' | 'supportEmail'>;
  maxRows: LoadContext['maxRows'];
  /** Titles of public pages, as search engines show them. */
  pageTitles: {
    job: Record<Language, Message<'title' | 'company' | 'location' | 'siteName'>>;
    article: Record<Language, Message<'title' | 'siteName'>>;
  };
};

export const AdminContext = createContext<Admin | undefined>(undefined);

export function useAdmin(): Admin {
  const admin = use(AdminContext);
  if (!admin) throw new Error('useAdmin is used outside of AdminContext');
  return admin;
}
