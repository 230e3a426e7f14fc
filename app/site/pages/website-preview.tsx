import { useEffect, useState } from 'react';
import { followPreview } from '../../backend/preview/preview-frame.ts';
import type { WebsitePreview } from '../../backend/preview/website-preview.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { getMessages } from '../../messages.server.ts';
import type { RouteHandle } from '../../route-handle.ts';
import { Container } from '../../ui/container.tsx';
import { answerValues } from '../faq/answer-values.ts';
import { Frame } from '../shell/frame.tsx';
import { openPage } from '../shell/open-page.server.ts';
import { readRetention } from '../shell/site-settings.ts';
import { useInertPreview } from '../shell/use-inert-preview.ts';
import { PreviewedPart } from '../website-preview/previewed-part.tsx';
import type { Route } from './+types/website-preview.ts';

// The preview of an entry of the website. The page loads nothing of it: the editor shows it in a frame
// and posts the draft to it.

export const handle = { cache: { public: true } } satisfies RouteHandle;

export async function loader(args: Route.LoaderArgs) {
  const { supabase, language } = openPage(args);
  const { title, text } = getMessages('blog', language).preview;
  const { lead, title: aboutTitle, alpaca, team } = getMessages('aboutUs', language);
  return {
    title,
    text,
    about: { title: aboutTitle, lead, alpaca, team },
    customers: getMessages('home', language).customers,
    positions: getMessages('workHere', language).positions,
    readCase: getMessages('common', language).readCase,
    values: answerValues(await readRetention(supabase), language),
  };
}

/** Only the back office, on the same origin, shows this page in a frame. */
export function headers() {
  return { 'x-frame-options': 'SAMEORIGIN' };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: loaderData?.title }, { name: 'robots', content: 'noindex' }];
}

export default function WebsitePreviewPage({ loaderData }: Route.ComponentProps) {
  const { title, text, ...messages } = loaderData;
  const language = useLanguage();
  const [preview, setPreview] = useState<WebsitePreview>();
  useEffect(() => followPreview(setPreview), []);
  useInertPreview();

  return (
    <Frame>
      {preview ? (
        <PreviewedPart {...preview} messages={messages} language={language} />
      ) : (
        <Container className="py-24">
          <h1 className="text-[2rem]">{title}</h1>
          <p className="pt-3 text-soft">{text}</p>
        </Container>
      )}
    </Frame>
  );
}
