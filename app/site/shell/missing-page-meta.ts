import type { MetaDescriptor } from 'react-router';

/** The head of what is not there, whatever its address. */
export function missingPageMeta(title: string, siteName: string): MetaDescriptor[] {
  return [{ title: `${title} | ${siteName}` }, { name: 'robots', content: 'noindex' }];
}
