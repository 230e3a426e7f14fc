import { listHeadings } from '../../../../domain/content/rich-document.ts';
import type { ArticlePreview } from '../../../backend/preview/article-preview.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { getMessages } from '../../../messages.server.ts';
import type { RouteHandle } from '../../../route-handle.ts';
import { ArticleView } from '../../blog/article-view.tsx';
import { bylineOf } from '../../blog/byline-of.ts';
import { toArticlePage } from '../../blog/data.ts';
import { RichText } from '../../rich-text/rich-text.tsx';
import { crumbsTo, openPage } from '../../shell/open-page.server.ts';
import { DraftPreview, previewHeaders } from '../../shell/preview.tsx';
import type { Route } from './+types/article-preview.ts';

export const handle = { cache: { public: true } } satisfies RouteHandle;

export function loader(args: Route.LoaderArgs) {
  const { site, language } = openPage(args);
  return { messages: getMessages('blog', language), crumbs: crumbsTo('blog', site, language) };
}

export const headers = previewHeaders;

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: loaderData?.messages.preview.title }, { name: 'robots', content: 'noindex' }];
}

export default function ArticlePreviewPage({ loaderData }: Route.ComponentProps) {
  const { messages, crumbs } = loaderData;
  const language = useLanguage();
  return (
    <DraftPreview<ArticlePreview> messages={messages.preview}>
      {(draft) => {
        const article = toArticlePage(draft, language);
        const path = `/blog/${article.slug}`;
        return (
          <ArticleView
            messages={messages.article}
            article={article}
            headings={listHeadings(article.body)}
            body={<RichText document={article.body} lang={article.lang.body} />}
            byline={bylineOf(article, messages, language)}
            updated={null}
            related={[]}
            url={new URL(path, window.location.origin).href}
            crumbs={[...crumbs, { name: article.title, path }]}
          />
        );
      }}
    </DraftPreview>
  );
}
