import { clsx } from 'clsx';
import { NavLink } from 'react-router';
import { localizedHref } from '../../i18n/href.ts';
import { LanguageSwitch } from '../../i18n/language/language-switch.tsx';
import { useLanguage } from '../../i18n/language-context.tsx';
import { useMessages } from '../use-messages.ts';
import { navigationItem, navigationItemHere } from './navigation/navigation-links.tsx';
import { SchemeSwitch } from './scheme-switch.tsx';
import { SignOutButton } from './sign-out-button.tsx';
import { useStaff } from './staff-context.ts';

type OwnAccountProps = { onChoose?: () => void };

/** The signed-in user, the language and the sign-out button. */
export function OwnAccount({ onChoose }: OwnAccountProps) {
  const shell = useMessages('shell');
  const { name, role } = useStaff();
  const language = useLanguage();

  return (
    <div className="grid gap-2">
      <NavLink
        to={localizedHref('/admin/profile', language)}
        title={shell.navigation.profile}
        onClick={onChoose}
        className={({ isActive }) => clsx(navigationItem, 'py-2', isActive && navigationItemHere)}
      >
        <span
          aria-hidden="true"
          className="grid size-8 flex-none place-content-center rounded-full bg-peach text-xs font-bold text-ink"
        >
          {initialsOf(name)}
        </span>
        <span className="grid min-w-0 leading-snug">
          <b className="truncate font-semibold">{name}</b>
          <span className="text-soft">{shell.roles[role]}</span>
        </span>
      </NavLink>
      <div className="flex items-center justify-between gap-2 px-1">
        <LanguageSwitch onChoose={onChoose} />
        <SchemeSwitch />
      </div>
      <div className="grid px-1">
        <SignOutButton />
      </div>
    </div>
  );
}

function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const initialWords = words.length > 1 ? [words[0], words.at(-1)] : words;
  return initialWords.map((word) => [...(word ?? '')][0]?.toUpperCase() ?? '').join('');
}
