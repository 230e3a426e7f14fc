import { clsx } from 'clsx';
import { localizedHref } from '../../i18n/href.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { blogPath } from './blog-path.ts';
import type { ArticleTag } from './data.ts';
import type { BlogMessages } from './messages.en.ts';

type TagLinksProps = {
  messages: BlogMessages;
  tags: ArticleTag[];
  active: string | undefined;
  kind: 'case' | undefined;
};

export function TagLinks({ messages, tags, active, kind }: TagLinksProps) {
  const language = useLanguage();
  const links = [
    { path: blogPath({}), name: messages.all, isActive: !active && !kind },
    { path: blogPath({ kind: 'case' }), name: messages.cases, isActive: kind === 'case' },
    ...tags.map(({ slug, name }) => ({
      path: blogPath({ tag: slug }),
      name,
      isActive: slug === active,
    })),
  ];
  return (
    <div className="grid justify-items-start gap-y-4 pb-10">
      {tags.length > 0 && (
        <nav aria-label={messages.tags}>
          <ul className="flex flex-wrap gap-2">
            {links.map(({ path, name, isActive }) => (
              <li key={name}>
                <LocalizedLink
                  to={path}
                  aria-current={isActive ? 'page' : undefined}
                  className={clsx(
                    'pill inline-flex min-h-10 items-center rounded-full px-4 font-medium',
                    isActive ? 'pill-chosen bg-primary text-on-primary' : 'bg-wool hover:bg-line',
                  )}
                >
                  {name}
                </LocalizedLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <a href={localizedHref('/rss.xml', language)} className="underline underline-offset-4">
        {messages.feed}
      </a>
    </div>
  );
}
