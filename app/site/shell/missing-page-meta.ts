import type { MetaDescriptor } from 'react-router';

/** Returns the meta tags of a missing page. */
export function missingPageMeta(title: string, siteName: string): MetaDescriptor[] {
  return [{ title: `${title} | ${siteName}` }, { name: 'robots', content: 'noindex' }];
}
