import type { Language } from '../../../domain/language.ts';
import type { Site } from '../../load-context.ts';
import { organizationId } from './organization.ts';
import type { StructuredData } from './structured-data.ts';

type Page = { name: string; description: string; address: string; language: Language };

/** What every page tells about itself, whatever else it holds. */
export function webPage(
  { name, description, address, language }: Page,
  site: Site,
): StructuredData {
  return {
    '@type': 'WebPage',
    name,
    description,
    url: address,
    inLanguage: language,
    publisher: { '@type': 'Organization', '@id': organizationId(site), name: site.name },
  };
}
