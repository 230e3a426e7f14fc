import { fill } from '../../i18n/format.ts';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { blogPath } from './blog-path.ts';
import type { BlogMessages } from './messages.en.ts';

type PagingProps = {
  messages: BlogMessages['paging'];
  tag: string | undefined;
  page: number;
  pages: number;
};

export function Paging({ messages, tag, page, pages }: PagingProps) {
  if (pages === 1) return null;
  const look = buttonClass({ variant: 'outline', size: 'medium' });
  return (
    <nav aria-label={messages.label} className="flex flex-wrap items-center gap-5 pt-14">
      {page > 1 && (
        <LocalizedLink rel="prev" to={blogPath({ tag, page: page - 1 })} className={look}>
          {messages.newer}
        </LocalizedLink>
      )}
      <span className="text-soft">{fill(messages.page, { page, pages })}</span>
      {page < pages && (
        <LocalizedLink rel="next" to={blogPath({ tag, page: page + 1 })} className={look}>
          {messages.older}
        </LocalizedLink>
      )}
    </nav>
  );
}
