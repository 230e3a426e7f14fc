import { LoadingView } from '../../ui/loading/loading-view.tsx';
import { useMessages } from '../use-messages.ts';

export function LoadingPortal() {
  const { loading } = useMessages('shell');
  return (
    <main>
      <LoadingView label={loading} text={loading} fullScreen />
    </main>
  );
}
