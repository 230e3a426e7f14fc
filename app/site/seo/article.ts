import type { Language } from '../../../domain/language.ts';
import type { Site } from '../../load-context.ts';
import type { ArticlePage } from '../blog/data.ts';
import { organizationId } from './organization.ts';
import type { StructuredData } from './structured-data.ts';

type Urls = { url: string; image: string; language: Language };

export function article(
  { title, excerpt, publishedAt, updatedAt, author }: ArticlePage,
  { url, image, language }: Urls,
  site: Site,
): StructuredData {
  return {
    '@type': 'Article',
    headline: title,
    description: excerpt,
    image: [image],
    datePublished: publishedAt,
    dateModified: updatedAt,
    inLanguage: language,
    mainEntityOfPage: url,
    author: author
      ? { '@type': 'Person', name: author }
      : { '@type': 'Organization', name: site.name },
    publisher: { '@type': 'Organization', '@id': organizationId(site), name: site.name },
  };
}
