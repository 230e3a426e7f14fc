import { AlpacaLooking } from '../../art/alpaca-looking.tsx';
import { revalidateOnLanguage } from '../../i18n/revalidate-on-language.ts';
import { resolveServerLanguage } from '../../i18n/server-language.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Screen } from '../kit/screen.tsx';
import { getAdminMessages } from '../messages.server.ts';
import { useStaff } from '../shell/staff-context.ts';
import type { Route } from './+types/applications.ts';
import { ApplicationsScreen } from './applications-screen.tsx';
import { MovesProvider } from './moves/moves-provider.tsx';
import { TextsContext } from './texts-context.ts';

export function loader({ url, request }: Route.LoaderArgs) {
  return { texts: getAdminMessages('applications', resolveServerLanguage(url, request.headers)) };
}

export const shouldRevalidate = revalidateOnLanguage;

export default function Applications({ loaderData: { texts } }: Route.ComponentProps) {
  const { role } = useStaff();
  // Row-level security returns no rows to editors; this screen explains it.
  if (role === 'editor') {
    return (
      <Screen title={texts.title}>
        <EmptyState picture={<AlpacaLooking className="w-44" />} {...texts.notForYou} />
      </Screen>
    );
  }
  return (
    <TextsContext value={texts}>
      <MovesProvider>
        <ApplicationsScreen />
      </MovesProvider>
    </TextsContext>
  );
}
