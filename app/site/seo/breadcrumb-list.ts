import type { Language } from '../../../domain/language.ts';
import { localizedHref } from '../../i18n/href.ts';
import type { Crumb } from './crumb.ts';
import type { StructuredData } from './structured-data.ts';

export function breadcrumbList(
  crumbs: Crumb[],
  siteUrl: string,
  language: Language,
): StructuredData {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(localizedHref(path, language), siteUrl).href,
    })),
  };
}
