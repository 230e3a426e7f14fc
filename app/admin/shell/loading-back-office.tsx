import { LoadingView } from '../../ui/loading/loading-view.tsx';
import { useMessages } from '../use-messages.ts';

export function LoadingBackOffice() {
  const { loading, needsScripts } = useMessages('shell');
  return (
    <main>
      <LoadingView label={loading} text={loading} fullScreen>
        <p className="no-js-only max-w-sm text-center">{needsScripts}</p>
      </LoadingView>
    </main>
  );
}
