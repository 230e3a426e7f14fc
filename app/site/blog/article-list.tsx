import { clsx } from 'clsx';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { DottedLine } from '../../ui/dotted-line.tsx';
import { WholeWords } from '../../ui/whole-words.tsx';
import { ArticleCover } from './cover.tsx';
import type { ShownArticle } from './show-article-cards.server.tsx';

type ArticleListProps = {
  articles: ShownArticle[];
  /** Marks case studies. */
  caseLabel: string;
  firstIsLarge?: boolean;
};

export function ArticleList({ articles, caseLabel, firstIsLarge = false }: ArticleListProps) {
  return (
    <ul className="grid gap-x-6 gap-y-12 sm:grid-cols-2 md:grid-cols-3">
      {articles.map((article, index) => {
        const isLarge = firstIsLarge && index === 0;
        return (
          <li key={article.slug} className={isLarge ? 'sm:col-span-2 md:col-span-3' : undefined}>
            <ArticleItem article={article} caseLabel={caseLabel} isLarge={isLarge} />
          </li>
        );
      })}
    </ul>
  );
}

type ArticleItemProps = { article: ShownArticle; caseLabel: string; isLarge: boolean };

function ArticleItem({ article, caseLabel, isLarge }: ArticleItemProps) {
  const { slug, isCase, title, excerpt, lang, cover, coverAlt, drawing, date, tags } = article;
  return (
    <article
      className={
        isLarge
          ? 'group relative grid items-center gap-x-12 gap-y-6 md:grid-cols-[1.25fr_1fr]'
          : 'group relative grid gap-5'
      }
    >
      <ArticleCover
        slug={slug}
        cover={cover}
        alt={coverAlt}
        drawing={drawing}
        first={isLarge}
        sizes={isLarge ? '(width >= 48rem) 640px, 100vw' : '(width >= 48rem) 380px, 100vw'}
        className="rounded-card"
      />
      <div className="grid gap-3">
        <p className="text-[.92rem] text-soft">
          {/* The mark lies on the cover, so that the titles of a row begin at one height. */}
          {isCase && (
            <CaseMark label={caseLabel} className="absolute top-4 left-4 bg-label text-on-label" />
          )}
          <DottedLine parts={[date, ...tags.map(({ name }) => name)]} />
        </p>
        <h2
          lang={lang.title}
          className={isLarge ? 'text-[clamp(1.9rem,3.2vw,2.7rem)]' : 'text-[1.4rem]'}
        >
          <LocalizedLink
            to={`/blog/${slug}`}
            viewTransition
            className="after:absolute after:inset-0 group-hover:underline"
          >
            <WholeWords text={title} />
          </LocalizedLink>
        </h2>
        <p lang={lang.excerpt} className={isLarge ? 'text-[1.1rem]' : undefined}>
          {excerpt}
        </p>
      </div>
    </article>
  );
}

export function CaseMark({ label, className }: { label: string; className: string }) {
  return (
    <span className={clsx('pill rounded-full px-3 py-0.5 text-[.92rem] font-semibold', className)}>
      {label}
    </span>
  );
}
