import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { localizedHref } from '../../i18n/href.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { useMessages } from '../use-messages.ts';
import { listCreations, listNavigation } from './navigation/navigation.ts';
import { useShell } from './shell-context.ts';
import { useShortcuts } from './shortcuts/shortcuts-context.ts';
import { useStaff } from './staff-context.ts';

/** The shortcuts of all screens. */
export function GlobalKeys() {
  const messages = useMessages('shortcuts');
  const palette = useMessages('palette');
  const { navigation } = useMessages('shell');
  const { role } = useStaff();
  const { openPalette, openHelp } = useShell();
  const language = useLanguage();
  const navigate = useNavigate();
  const go = (to: string) => () => void navigate(localizedHref(to, language));

  useShortcuts([
    { keys: '?', label: messages.help, group: messages.everywhere, run: openHelp },
    ...listNavigation(role).flatMap(({ to, label, keys }) =>
      keys ? [{ keys, label: navigation[label], group: messages.goTo, run: go(to) }] : [],
    ),
    ...listCreations(role).map(({ to, label, keys }) => ({
      keys,
      label: palette[label],
      group: messages.create,
      run: go(to),
    })),
  ]);

  useEffect(() => {
    // Separate from the others: it also works in text fields and cannot be turned off.
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      if (event.altKey || event.shiftKey || event.defaultPrevented) return;
      event.preventDefault();
      openPalette();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [openPalette]);

  return null;
}
