import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { DottedLine } from '../../ui/dotted-line.tsx';
import { WholeWords } from '../../ui/whole-words.tsx';
import { Cover } from './cover.tsx';
import type { ShownArticle } from './show-article-cards.server.ts';

type ArticleListProps = { articles: ShownArticle[]; firstIsLarge?: boolean };

export function ArticleList({ articles, firstIsLarge = false }: ArticleListProps) {
  return (
    <ul className="grid gap-x-6 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
      {articles.map((article, index) => {
        const large = firstIsLarge && index === 0;
        return (
          <li key={article.slug} className={large ? 'sm:col-span-2 lg:col-span-3' : undefined}>
            <ArticleItem article={article} large={large} />
          </li>
        );
      })}
    </ul>
  );
}

type ArticleItemProps = { article: ShownArticle; large: boolean };

function ArticleItem({ article, large }: ArticleItemProps) {
  const { slug, title, excerpt, lang, cover, coverAlt, date, tags } = article;
  return (
    <article
      className={
        large
          ? 'group relative grid items-center gap-x-12 gap-y-6 md:grid-cols-[1.25fr_1fr]'
          : 'group relative grid gap-5'
      }
    >
      <Cover
        slug={slug}
        cover={cover}
        alt={coverAlt}
        first={large}
        sizes={large ? '(width >= 52rem) 640px, 100vw' : '(width >= 64rem) 380px, 100vw'}
        className="rounded-card"
      />
      <div className="grid gap-3">
        <p className="text-[.92rem] text-soft">
          <DottedLine parts={[date, ...tags.map(({ name }) => name)]} />
        </p>
        <h2
          lang={lang.title}
          className={large ? 'text-[clamp(1.9rem,3.2vw,2.7rem)]' : 'text-[1.4rem]'}
        >
          <LocalizedLink
            to={`/blog/${slug}`}
            className="after:absolute after:inset-0 group-hover:underline"
          >
            <WholeWords text={title} />
          </LocalizedLink>
        </h2>
        <p lang={lang.excerpt} className={large ? 'text-[1.1rem]' : undefined}>
          {excerpt}
        </p>
      </div>
    </article>
  );
}
