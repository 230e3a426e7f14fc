import type { MetaDescriptor } from 'react-router';
import type { Language } from '../../../domain/language.ts';
import { describeAlternates } from '../../i18n/alternates.ts';
import { localizedHref } from '../../i18n/href.ts';
import type { Site } from '../../load-context.ts';
import type { Crumb } from './crumb.ts';
import { organizationId } from './organization.ts';
import type { StructuredData } from './structured-data.ts';

export type PageDescription = {
  title: string;
  description: string;
  /** The canonical path, without language. */
  path: string;
  /** Path of the social image. */
  image: string;
  type?: 'website' | 'article';
  noindex?: boolean;
  /** Breadcrumbs including this page; none for the home page. */
  crumbs?: Crumb[];
  data?: StructuredData[];
};

const openGraphLocales: Record<Language, string> = { en: 'en_GB', sv: 'sv_SE' };

/** Meta tags for search engines and messengers. */
export function describePage(
  page: PageDescription,
  site: Site,
  language: Language,
): MetaDescriptor[] {
  const { title, description, path, type = 'website', crumbs = [] } = page;
  const image = new URL(localizedHref(page.image, language), site.url).href;
  const url = new URL(localizedHref(path, language), site.url).href;
  const data = [...(page.data ?? [])];
  // A page that is not indexed needs no description.
  if (!page.noindex) data.unshift(webPage({ name: title, description, url, language }, site));
  if (crumbs.length > 0) data.push(breadcrumbList(crumbs, site.url, language));

  return [
    { title },
    { name: 'description', content: description },
    ...(page.noindex ? [{ name: 'robots', content: 'noindex' }] : []),
    ...describeAlternates(site.url, path, language),
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: type },
    { property: 'og:site_name', content: site.name },
    { property: 'og:url', content: url },
    { property: 'og:locale', content: openGraphLocales[language] },
    { property: 'og:image', content: image },
    { property: 'og:image:type', content: 'image/png' },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: title },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: description },
    { name: 'twitter:image', content: image },
    ...data.map((block) => ({ 'script:ld+json': { '@context': 'https://schema.org', ...block } })),
  ];
}

type Page = { name: string; description: string; url: string; language: Language };

/** Returns the structured data of every page. */
function webPage({ name, description, url, language }: Page, site: Site): StructuredData {
  return {
    '@type': 'WebPage',
    name,
    description,
    url,
    inLanguage: language,
    publisher: { '@type': 'Organization', '@id': organizationId(site), name: site.name },
  };
}

function breadcrumbList(crumbs: Crumb[], siteUrl: string, language: Language): StructuredData {
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
