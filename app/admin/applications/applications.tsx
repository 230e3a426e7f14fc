import { Alpaca } from '../../art/alpaca.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Screen } from '../kit/screens/screen.tsx';
import { useStaff } from '../shell/staff-context.ts';
import { useMessages } from '../use-messages.ts';
import { ApplicationsScreen } from './applications-screen.tsx';
import { MovesProvider } from './moves/moves-provider.tsx';

export default function Applications() {
  const messages = useMessages('applications');
  const { role } = useStaff();
  // Row-level security returns no rows to editors; this screen explains it.
  if (role === 'editor') {
    return (
      <Screen title={messages.title}>
        <EmptyState picture={<Alpaca pose="looking" className="w-44" />} {...messages.notForYou} />
      </Screen>
    );
  }
  return (
    <MovesProvider>
      <ApplicationsScreen />
    </MovesProvider>
  );
}
