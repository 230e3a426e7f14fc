import { useCommonMessages } from '../../i18n/language-context.tsx';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import type { Crumb } from './crumb.ts';

/** Shows the path to a page. The last crumb is the page itself and no link. */
export function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
  const { breadcrumbs } = useCommonMessages();
  return (
    <nav aria-label={breadcrumbs} className="print:hidden">
      <ol className="flex items-center gap-x-2 @max-[20rem]:flex-wrap text-[.92rem] whitespace-nowrap text-soft">
        {crumbs.map(({ name, path }, index) => (
          <li
            key={path}
            className="flex min-h-9 items-center gap-x-2 not-last:flex-none last:min-w-0"
          >
            {index > 0 && <span aria-hidden="true">/</span>}
            {index < crumbs.length - 1 ? (
              <LocalizedLink
                to={path}
                className="inline-flex min-h-9 items-center hover:text-ink hover:underline"
              >
                {name}
              </LocalizedLink>
            ) : (
              <span aria-current="page" className="truncate text-ink">
                {name}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
