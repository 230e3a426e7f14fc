import { data } from 'react-router';
import { getMessages } from '../i18n/messages.server.ts';
import { revalidateOnLanguage } from '../i18n/revalidate-on-language.ts';
import { resolveServerLanguage } from '../i18n/server-language.ts';
import type { Route } from './+types/not-found.ts';
import NotFoundScreen from './not-found-screen.tsx';

export function loader({ url, request }: Route.LoaderArgs) {
  const language = resolveServerLanguage(url, request.headers);
  return data({ title: getMessages('common', language).notFound.title }, { status: 404 });
}

export const shouldRevalidate = revalidateOnLanguage;

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: loaderData?.title }, { name: 'robots', content: 'noindex' }];
}

export default function NotFound() {
  return <NotFoundScreen />;
}
