import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { mayHaveSession } from '../../../backend/auth/stored-session.ts';
import { runInOwnTask } from '../../../hydration/own-task.ts';
import { type Visitor, VisitorContext } from './visitor-context.ts';

// Loaded only for visitors who sign in or have signed in before.
const VisitorSession = lazy(() => import('./visitor-session.tsx'));

type VisitorProviderProps = {
  /** In a preview the session in the browser belongs to a colleague, who is shown the page as a visitor sees it. */
  isPreview: boolean;
  children: ReactNode;
};

/** Provides the signed-in visitor. */
export function VisitorProvider({ isPreview, children }: VisitorProviderProps) {
  const [visitor, setVisitor] = useState<Visitor | null>(null);
  const [known, setKnown] = useState(false);
  useEffect(
    () => runInOwnTask(() => setKnown(!isPreview && mayHaveSession(window.location))),
    [isPreview],
  );

  return (
    <VisitorContext value={visitor}>
      {children}
      {known && (
        <Suspense>
          <VisitorSession onChange={setVisitor} />
        </Suspense>
      )}
    </VisitorContext>
  );
}
