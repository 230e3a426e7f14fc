import { clsx } from 'clsx';
import { NavLink } from 'react-router';
import type { Language } from '../../../../domain/language.ts';
import { fill, formatNumber } from '../../../i18n/format.ts';
import { localizedHref } from '../../../i18n/href.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { useMessages } from '../../use-messages.ts';
import { useStaff } from '../staff-context.ts';
import { maxCounted, type NavigationCounts, useNavigationCounts } from './data.ts';
import { groupNavigation, type NavigationItem } from './navigation.ts';

type NavigationLinksProps = { onChoose?: () => void };

export function NavigationLinks({ onChoose }: NavigationLinksProps) {
  const { groups } = useMessages('shell');
  const { role } = useStaff();
  // Following a table requires the right to read it.
  const counts = useNavigationCounts(
    role === 'editor' ? ['jobs'] : ['jobs', 'applications', 'candidates', 'waiting_list'],
  );
  return (
    <div className="grid gap-4">
      {groupNavigation(role).map(({ group, items }) => (
        <section key={group ?? 'top'} aria-label={group && groups[group]}>
          {group && (
            <p aria-hidden="true" className="px-2.5 pb-1 text-xs font-semibold text-soft">
              {groups[group]}
            </p>
          )}
          <ul className="grid gap-0.5">
            {items.map((item) => (
              <li key={item.to}>
                <NavigationLink item={item} counts={counts} onChoose={onChoose} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

type NavigationLinkProps = {
  item: NavigationItem;
  counts: NavigationCounts | undefined;
  onChoose?: () => void;
};

function formatCount(count: number, language: Language): string {
  return `${formatNumber(count, language)}${count < maxCounted ? '' : '+'}`;
}

function NavigationLink({ item, counts, onChoose }: NavigationLinkProps) {
  const shell = useMessages('shell');
  const language = useLanguage();
  const count = item.count && counts?.[item.count];
  const shownCount = count ? formatCount(count, language) : '';
  const countText =
    item.count && shownCount ? fill(shell.counts[item.count], { count: shownCount }) : '';
  return (
    <NavLink
      to={localizedHref(item.to, language)}
      title={countText || undefined}
      onClick={onChoose}
      className={({ isActive }) => clsx(navigationItem, isActive && navigationItemHere)}
    >
      <span className="truncate">
        {shell.navigation[item.label]}
        {countText && <VisuallyHidden>, {countText}</VisuallyHidden>}
      </span>
      {shownCount && (
        <span aria-hidden="true" className="ml-auto font-normal text-soft tabular-nums">
          {shownCount}
        </span>
      )}
    </NavLink>
  );
}

export const navigationItem =
  'flex min-h-8 items-center gap-2.5 rounded-lg px-2.5 font-medium hover:bg-wool pointer-coarse:min-h-11';
export const navigationItemHere = 'bg-mint font-semibold text-on-mint hover:bg-mint';
