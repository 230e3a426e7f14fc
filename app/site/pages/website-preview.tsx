import type { WebsitePreview } from '../../backend/preview/website-preview.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { getMessages } from '../../messages.server.ts';
import type { RouteHandle } from '../../route-handle.ts';
import { answerValues } from '../faq/answer-values.ts';
import { fillHero } from '../home/fill-home-messages.server.ts';
import { readRetention } from '../shell/data.ts';
import { openPage } from '../shell/open-page.server.ts';
import { DraftPreview, previewHeaders } from '../shell/preview.tsx';
import { PreviewedPart } from '../website-preview/previewed-part.tsx';
import type { Route } from './+types/website-preview.ts';

export const handle = { cache: { public: true } } satisfies RouteHandle;

export async function loader(args: Route.LoaderArgs) {
  const { supabase, language } = openPage(args);
  const { title, text } = getMessages('blog', language).preview;
  const { lead, title: aboutTitle, alpaca, team } = getMessages('aboutUs', language);
  const { hero, customers } = getMessages('home', language);
  return {
    title,
    text,
    hero: fillHero(hero, language),
    about: { title: aboutTitle, lead, alpaca, team },
    customers,
    positions: getMessages('workHere', language).positions,
    readCase: getMessages('common', language).readCase,
    values: answerValues(await readRetention(supabase), language),
  };
}

export const headers = previewHeaders;

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: loaderData?.title }, { name: 'robots', content: 'noindex' }];
}

export default function WebsitePreviewPage({ loaderData }: Route.ComponentProps) {
  const { title, text, ...messages } = loaderData;
  const language = useLanguage();
  return (
    <DraftPreview<WebsitePreview> messages={{ title, text }}>
      {(draft) => <PreviewedPart {...draft} messages={messages} language={language} />}
    </DraftPreview>
  );
}
