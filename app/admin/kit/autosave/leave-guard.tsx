import { useEffect, useState } from 'react';
import { useBlocker, useLocation } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { useMessages } from '../../use-messages.ts';
import type { Autosave } from './autosave.ts';

type LeaveGuardProps = { autosave: Autosave; savesAutomatically: boolean };

/** The dialog opens if the save on leaving takes longer. */
const maxSaveMs = 1_000;

/** Asks before leaving with unsaved changes, unless they can still be saved. */
export function LeaveGuard({ autosave, savesAutomatically }: LeaveGuardProps) {
  const { leave: messages } = useMessages('editing');
  const { pathname } = useLocation();
  // Compares with `pathname`: after a navigation and an immediate return, the old guard is still
  // mounted and must not block.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      autosave.isDirty &&
      currentLocation.pathname === pathname &&
      nextLocation.pathname !== pathname,
  );
  const isBlocked = blocker.state === 'blocked';
  const [isSaveSlow, setSaveSlow] = useState(false);

  useEffect(() => {
    if (blocker.state !== 'blocked' || !savesAutomatically) return;
    let isAnswered = false;
    const timer = setTimeout(() => setSaveSlow(true), maxSaveMs);
    void autosave.savePending().then((saved) => {
      if (isAnswered) return;
      if (saved) blocker.proceed();
      else setSaveSlow(true);
    });
    return () => {
      isAnswered = true;
      clearTimeout(timer);
      setSaveSlow(false);
    };
  }, [blocker, savesAutomatically, autosave]);

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (autosave.isDirty) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [autosave]);

  return (
    <Dialog
      open={isBlocked && (!savesAutomatically || isSaveSlow)}
      onClose={() => isBlocked && blocker.reset()}
      title={messages.title}
      actions={
        <>
          <Button variant="quiet" size="compact" onClick={() => isBlocked && blocker.proceed()}>
            {messages.leave}
          </Button>
          <Button size="compact" onClick={() => isBlocked && blocker.reset()}>
            {messages.stay}
          </Button>
        </>
      }
    >
      <p className="text-soft">{messages.text}</p>
    </Dialog>
  );
}
