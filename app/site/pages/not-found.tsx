import { data } from 'react-router';
import { revalidateOnLanguage } from '../../i18n/language/revalidate-on-language.ts';
import { resolveServerLanguage } from '../../i18n/language/server-language.ts';
import { loadContext } from '../../load-context.ts';
import { getMessages } from '../../messages.server.ts';
import type { RouteHandle } from '../../route-handle.ts';
import { pageMeta } from '../seo/page-meta.ts';
import { missingPageMeta } from '../shell/missing-page-meta.ts';
import NotFoundScreen from '../shell/not-found-screen.tsx';
import type { Route } from './+types/not-found.ts';

// One cached page for all unknown paths: each made-up path would otherwise be rendered.
export const handle = { cache: { public: true, path: '/404' } } satisfies RouteHandle;

export function loader({ url, request, context }: Route.LoaderArgs) {
  const language = resolveServerLanguage(url, request.headers);
  const { notFound } = getMessages('common', language);
  const { site } = context.get(loadContext);
  return data({ meta: missingPageMeta(notFound.title, site.name) }, { status: 404 });
}

/**
 * The pages of visitors know no route of the back office, which Back can lead to after a reload. So the server is asked
 * for every page that is not found here.
 */
export function clientLoader({ request }: Route.ClientLoaderArgs): Promise<never> {
  window.location.assign(request.url);
  return new Promise(() => undefined);
}

export const shouldRevalidate = revalidateOnLanguage;

export const meta = pageMeta;

export default function NotFound() {
  return <NotFoundScreen />;
}
