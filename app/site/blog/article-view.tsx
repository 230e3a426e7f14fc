import type { ComponentProps, ReactNode } from 'react';
import { Container } from '../../ui/container.tsx';
import { DottedLine } from '../../ui/dotted-line.tsx';
import { PageSection } from '../../ui/page-section.tsx';
import { fitWords, WholeWords } from '../../ui/whole-words.tsx';
import { Contents } from '../blocks/contents.tsx';
import { EarlyLayout } from '../blocks/early-layout.tsx';
import { RecruiterFace } from '../blocks/recruiter-card.tsx';
import { ShareLinks } from '../blocks/share-links.tsx';
import { Breadcrumbs } from '../seo/breadcrumbs.tsx';
import type { Crumb } from '../seo/crumb.ts';
import { ArticleList, CaseMark } from './article-list.tsx';
import { ArticleCover } from './cover.tsx';
import type { ArticleAuthor, ArticlePage } from './data.ts';
import type { BlogMessages } from './messages.en.ts';

type ArticleViewProps = {
  messages: BlogMessages['article'];
  article: Omit<ArticlePage, 'body'>;
  headings: ComponentProps<typeof Contents>['parts'];
  /** Drawn by the server, or in a preview by the browser. */
  body: ReactNode;
  /** Missing in previews. */
  author?: ArticleAuthor | null;
  drawing?: string | null;
  byline: string[];
  updated: string | null;
  related: ComponentProps<typeof ArticleList>['articles'];
  url: string;
  crumbs: Crumb[];
};

export function ArticleView(props: ArticleViewProps) {
  const { messages, article, headings, body, author, drawing, byline, updated } = props;
  const { related, url, crumbs } = props;

  return (
    <>
      <article>
        <Container className="pt-6 md:pt-9">
          <Breadcrumbs crumbs={crumbs} />
          <header className="max-w-[40rem] pt-6 md:pt-10 lg:ml-[17.5rem]">
            {article.kind === 'case' && (
              <p className="pb-4 text-[.92rem]">
                <CaseMark
                  label={messages.caseStudy}
                  className="mr-2.5 inline-block bg-mint text-on-mint"
                />
              </p>
            )}
            <div className="@container">
              <h1
                lang={article.lang.title}
                style={fitWords(article.title)}
                className="fits-words text-[min(clamp(2.3rem,4.6vw,3.7rem),var(--fit))]"
              >
                <WholeWords text={article.title} />
              </h1>
            </div>
            <p
              lang={article.lang.excerpt}
              className="pt-5 text-[1.15rem] text-soft md:text-[1.25rem]"
            >
              {article.excerpt}
            </p>
            <div className="flex items-center gap-3.5 pt-6">
              {author && <RecruiterFace recruiter={author} />}
              <div>
                <p className="font-medium">
                  <DottedLine parts={byline} />
                </p>
                {updated && <p className="text-[.92rem] text-soft">{updated}</p>}
              </div>
            </div>
          </header>
          <ArticleCover
            slug={article.slug}
            cover={article.cover}
            alt={article.coverAlt}
            drawing={drawing}
            sizes="(width >= 75rem) 1150px, 100vw"
            first
            className="mt-10 max-h-[30rem] rounded-card md:mt-12"
          />
        </Container>
        <EarlyLayout />
        <PageSection className="pt-11 md:pt-14">
          <div className="grid gap-x-14 gap-y-10 lg:grid-cols-[14rem_minmax(0,40rem)] print:block">
            {headings.length > 1 ? (
              <Contents title={messages.contents} parts={headings} />
            ) : (
              <span className="hidden lg:block" />
            )}
            <div className="min-w-0 text-[1.08rem]">
              {body}
              <div className="mt-12 border-t border-line pt-7">
                <ShareLinks messages={messages} title={article.title} url={url} />
              </div>
              {author && <AuthorCard author={author} label={messages.writtenBy} />}
            </div>
          </div>
        </PageSection>
      </article>
      <EarlyLayout />
      {related.length > 0 && (
        <PageSection className="print:hidden">
          <h2 className="pb-8 text-[clamp(1.9rem,3.4vw,2.8rem)]">{messages.related}</h2>
          <ArticleList articles={related} caseLabel={messages.caseStudy} />
        </PageSection>
      )}
    </>
  );
}

type AuthorCardProps = { author: ArticleAuthor; label: string };

function AuthorCard({ author, label }: AuthorCardProps) {
  return (
    <aside className="mt-10 flex gap-5 rounded-card bg-wool p-6 md:p-7">
      <RecruiterFace recruiter={author} />
      <div className="text-[1rem]">
        <p className="text-[.9rem] text-soft">{label}</p>
        <p className="leading-snug font-semibold">
          {author.name}
          {author.title && <span className="block font-normal text-soft">{author.title}</span>}
        </p>
        {author.bio && <p className="pt-2.5">{author.bio}</p>}
      </div>
    </aside>
  );
}
