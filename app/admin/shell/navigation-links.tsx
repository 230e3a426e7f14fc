import { clsx } from 'clsx';
import { NavLink } from 'react-router';
import { localizedHref } from '../../i18n/href.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { useAdmin } from '../admin-context.ts';
import { useStaff } from '../staff-context.ts';
import { listNavigation } from './navigation.ts';

type NavigationLinksProps = { onChoose?: () => void };

export function NavigationLinks({ onChoose }: NavigationLinksProps) {
  const { navigation } = useAdmin().shell;
  const { role } = useStaff();
  const language = useLanguage();

  return (
    <ul className="grid gap-0.5">
      {listNavigation(role).map(({ to, label }) => (
        <li key={to}>
          <NavLink
            to={localizedHref(to, language)}
            onClick={onChoose}
            className={({ isActive }) => clsx(navigationItem, isActive && navigationItemHere)}
          >
            {navigation[label]}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}

export const navigationItem =
  'flex min-h-9 items-center gap-2.5 rounded-lg px-2.5 font-medium hover:bg-wool pointer-coarse:min-h-11';
export const navigationItemHere = 'bg-mint font-semibold text-on-mint hover:bg-mint';
