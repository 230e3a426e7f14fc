import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { codeOf } from '../../../backend/backend-error.ts';
import { queryKeys } from '../../../backend/query-keys.ts';
import { useStaff } from '../../shell/staff-context.ts';
import { Autosave } from './autosave.ts';
import type { AutosaveOptions } from './autosave-options.ts';
import type { Snapshot, StoredRow } from './snapshot.ts';

/**
 * One Autosave instance per screen. It receives new rows of the server, and new options are applied
 * immediately.
 */
export function useAutosave(
  stored: StoredRow,
  options: Omit<AutosaveOptions, 'isTransient'>,
): { autosave: Autosave; snapshot: Snapshot } {
  const [autosave] = useState(() => new Autosave(stored, { ...options, isTransient }));
  const snapshot = useSyncExternalStore(
    autosave.subscribe,
    autosave.getSnapshot,
    autosave.getSnapshot,
  );
  const { savesAutomatically } = options;
  const queries = useQueryClient();
  const { userId } = useStaff();

  useEffect(() => {
    autosave.options = { ...options, isTransient };
  }, [autosave, options]);

  useEffect(() => autosave.receive(stored), [autosave, stored]);

  const isRejected = snapshot.state === 'rejected';
  useEffect(() => {
    // The error may come from a change of the account: its role, or a second factor that is now
    // required.
    const queryKey = queryKeys.row('staff_profiles', userId);
    if (isRejected) void queries.invalidateQueries({ queryKey });
  }, [isRejected, queries, userId]);

  useEffect(() => {
    autosave.resume();
    const tryAgain = () => {
      if (['offline', 'failed'].includes(autosave.getSnapshot().state)) void autosave.retry();
    };
    const keepDraft = () => autosave.dispose();
    // Users press Ctrl+S by habit; without this the browser would offer to save the page as a file.
    const saveByHand = (event: KeyboardEvent) => {
      if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      if (savesAutomatically) void autosave.savePending();
    };
    window.addEventListener('keydown', saveByHand);
    window.addEventListener('online', tryAgain);
    window.addEventListener('pagehide', keepDraft);
    return () => {
      window.removeEventListener('online', tryAgain);
      window.removeEventListener('pagehide', keepDraft);
      window.removeEventListener('keydown', saveByHand);
      autosave.dispose();
    };
  }, [autosave, savesAutomatically]);

  return { autosave, snapshot };
}

const permanentCodes =
  /^(22|23|42|P0|PGRST[12])|^(invalid|not_allowed|not_found|unreadable|too_large)$/;

/**
 * Codes of PostgREST and of remote functions describe an invalid request; any other error may be
 * transient.
 */
function isTransient(error: unknown): boolean {
  return !permanentCodes.test(codeOf(error));
}
