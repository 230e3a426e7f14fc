import type { RouterContextProvider } from 'react-router';
import type { Language } from '../../../domain/language.ts';
import { plans } from '../../../domain/leads/plan.ts';
import { fillAny } from '../../i18n/fill-any.ts';
import { formatNumber } from '../../i18n/format.ts';
import { oncePerLanguage } from '../../i18n/language/once-per-language.ts';
import { resolveServerLanguage } from '../../i18n/language/server-language.ts';
import { loadContext, type Site } from '../../load-context.ts';
import { getMessages } from '../../messages.server.ts';
import type { Crumb } from '../seo/crumb.ts';
import { describePage, type PageDescription } from '../seo/describe-page.ts';
import type { StructuredData } from '../seo/structured-data.ts';
import { pageImage } from '../social-images/paths.ts';
import { type StaticPage, staticPages } from './static-pages.ts';

export type LoaderArgs = { url: URL; request: Request; context: Readonly<RouterContextProvider> };

/** Opens a public page: every loader of one calls it first. */
export function openPage({ url, request, context }: LoaderArgs) {
  // PostgreSQL cannot store U+0000 in text, so no page has it in its path.
  if (url.pathname.includes('%00')) throw new Response(null, { status: 404 });
  const { site, supabase } = context.get(loadContext);
  return { site, supabase, language: resolveServerLanguage(url, request.headers) };
}

export function getPageMessages(page: StaticPage, site: Site, language: Language) {
  const { name, title, description } = getMessages('pages', language)[page];
  const values = { siteName: site.name, ...listPrices(language) };
  return {
    name: fillAny(name, values),
    title: fillAny(title, values),
    description: fillAny(description, values),
  };
}

const listPrices = oncePerLanguage(
  (language): Record<string, string> =>
    Object.fromEntries(
      plans.map((plan) => [plan.name.toLowerCase(), formatNumber(plan.monthlyPriceEur, language)]),
    ),
);

export function crumbsTo(page: StaticPage, site: Site, language: Language): Crumb[] {
  const home = { name: getMessages('common', language).home, path: '/' };
  if (page === 'home') return [home];
  return [home, { name: getPageMessages(page, site, language).name, path: staticPages[page] }];
}

type Extra = Partial<Pick<PageDescription, 'noindex' | 'title'>> & { data?: StructuredData[] };

/** Returns the meta tags and breadcrumbs of a page with a fixed path. */
export function describeStaticPage(
  page: StaticPage,
  { site, language }: { site: Site; language: Language },
  extra: Extra = {},
) {
  const { title, description } = getPageMessages(page, site, language);
  const crumbs = crumbsTo(page, site, language);
  const path = staticPages[page];
  const described = { title, description, path, image: pageImage(page), crumbs, ...extra };
  return { crumbs, meta: describePage(described, site, language) };
}
