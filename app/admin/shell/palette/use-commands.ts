import { useLocation, useNavigate } from 'react-router';
import { useAuth } from '../../../backend/auth/auth-context.ts';
import { fill } from '../../../i18n/format.ts';
import { localizedHref, sameHrefIn } from '../../../i18n/href.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { useMessages } from '../../use-messages.ts';
import { listCreations, listNavigation } from '../navigation/navigation.ts';
import { chooseScheme, schemes } from '../scheme.ts';
import { useShell } from '../shell-context.ts';
import { useStaff } from '../staff-context.ts';
import { type Command, filterCommands } from './command.ts';

/** The commands that match the text. */
export function useCommands(text: string): Command[] {
  const palette = useMessages('palette');
  const shell = useMessages('shell');
  const { role } = useStaff();
  const { signOut } = useAuth();
  const { openHelp } = useShell();
  const language = useLanguage();
  const location = useLocation();
  const navigate = useNavigate();
  const go = (to: string) => () => void navigate(localizedHref(to, language));
  const otherLanguage = language === 'sv' ? 'en' : 'sv';
  const { groups } = palette;

  const screens: Command[] = [
    ...listNavigation(role),
    { to: '/admin/profile', label: 'profile' as const, keys: undefined },
  ].map(({ to, label, keys }) => ({
    id: to,
    group: groups.go,
    label: shell.navigation[label],
    keys,
    run: go(to),
  }));
  const creations: Command[] = listCreations(role).map(({ to, label, keys }) => ({
    id: to,
    group: groups.create,
    label: palette[label],
    keys,
    run: go(to),
  }));
  const actions: Command[] = [
    {
      id: 'language',
      group: groups.actions,
      label: palette.switchLanguage,
      run: () => void navigate(sameHrefIn(otherLanguage, location), { preventScrollReset: true }),
    },
    ...schemes.map((scheme) => ({
      id: `scheme-${scheme}`,
      group: groups.actions,
      label: palette.schemes[scheme],
      run: () => chooseScheme(scheme),
    })),
    {
      id: 'shortcuts',
      group: groups.actions,
      label: palette.shortcuts,
      keys: '?',
      run: openHelp,
    },
    {
      id: 'sign-out',
      group: groups.actions,
      label: palette.signOut,
      run: () => void signOut('local'),
    },
  ];
  const searches: Command[] = listNavigation(role)
    .filter(({ searchable }) => searchable && text)
    .map(({ to, label }) => ({
      id: `search-${to}`,
      group: groups.search,
      label: fill(palette.searchIn, { text, screen: shell.navigation[label] }),
      isOffer: true,
      run: go(`${to}?${new URLSearchParams({ q: text })}`),
    }));
  return [...filterCommands([...screens, ...creations, ...actions], text), ...searches];
}
