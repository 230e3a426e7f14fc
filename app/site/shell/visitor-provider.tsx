import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { mayHaveSession } from '../../backend/auth/stored-session.ts';
import { type Visitor, VisitorContext } from './visitor-context.ts';

// Only for those who sign in or have done so: most visitors never load it.
const VisitorSession = lazy(() => import('./visitor-session.tsx'));

/** Tells the page who is signed in. */
export function VisitorProvider({ children }: { children: ReactNode }) {
  const [visitor, setVisitor] = useState<Visitor | null>(null);
  const [known, setKnown] = useState(false);
  useEffect(() => setKnown(mayHaveSession(window.location)), []);

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
