import type { Language } from '../../../domain/language.ts';
import type { Site } from '../../load-context.ts';
import { organizationId } from './organization.ts';
import type { StructuredData } from './structured-data.ts';

type Page = { name: string; description: string; url: string; language: Language };

/** The structured data of every page. */
export function webPage({ name, description, url, language }: Page, site: Site): StructuredData {
  return {
    '@type': 'WebPage',
    name,
    description,
    url,
    inLanguage: language,
    publisher: { '@type': 'Organization', '@id': organizationId(site), name: site.name },
  };
}
