import { LoadingView } from '../../ui/loading/loading-view.tsx';
import { useAdmin } from './admin-context.ts';

export function LoadingPortal() {
  const { loading } = useAdmin().shell;
  return (
    <main>
      <LoadingView label={loading} text={loading} fullScreen />
    </main>
  );
}
