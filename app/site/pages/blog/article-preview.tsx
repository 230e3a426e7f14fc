import { useEffect, useState } from 'react';
import type { ArticlePreview } from '../../../backend/preview/article-preview.ts';
import { followPreview } from '../../../backend/preview/preview-frame.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { getMessages } from '../../../messages.server.ts';
import type { RouteHandle } from '../../../route-handle.ts';
import { Container } from '../../../ui/container.tsx';
import { ArticleView } from '../../blog/article-view.tsx';
import { bylineOf } from '../../blog/byline-of.ts';
import { toArticlePage } from '../../blog/data.ts';
import { Frame } from '../../shell/frame.tsx';
import { crumbsTo, openPage } from '../../shell/open-page.server.ts';
import { useInertPreview } from '../../shell/use-inert-preview.ts';
import type { Route } from './+types/article-preview.ts';

// The preview of an unpublished article. The page loads nothing itself: the editor shows it in a
// frame and posts the draft to it.

export const handle = { cache: { public: true } } satisfies RouteHandle;

export function loader(args: Route.LoaderArgs) {
  const { site, language } = openPage(args);
  return { messages: getMessages('blog', language), crumbs: crumbsTo('blog', site, language) };
}

/** Only the back office, on the same origin, shows this page in a frame. */
export function headers() {
  return { 'x-frame-options': 'SAMEORIGIN' };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: loaderData?.messages.preview.title }, { name: 'robots', content: 'noindex' }];
}

export default function ArticlePreviewPage({ loaderData }: Route.ComponentProps) {
  const { messages, crumbs } = loaderData;
  const language = useLanguage();
  const [preview, setPreview] = useState<ArticlePreview>();
  useEffect(() => followPreview(setPreview), []);
  useInertPreview();

  if (!preview) {
    return (
      <Frame>
        <Container className="py-24">
          <h1 className="text-[2rem]">{messages.preview.title}</h1>
          <p className="pt-3 text-soft">{messages.preview.text}</p>
        </Container>
      </Frame>
    );
  }
  const article = toArticlePage(preview, language);
  const path = `/blog/${article.slug}`;
  return (
    <Frame>
      <ArticleView
        messages={messages.article}
        article={article}
        byline={bylineOf(article, messages, language)}
        updated={null}
        related={[]}
        url={new URL(path, window.location.origin).href}
        crumbs={[...crumbs, { name: article.title, path }]}
      />
    </Frame>
  );
}
