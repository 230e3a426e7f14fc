import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { queryKeys } from '../../../backend/query-keys.ts';
import { useStaff } from '../../shell/staff-context.ts';
import { Autosave, type AutosaveOptions, type Snapshot, type Stored } from './autosave.ts';

/** One autosave for as long as the screen is open; a new connection is used at once. */
export function useAutosave(
  stored: Stored,
  options: AutosaveOptions,
): { autosave: Autosave; snapshot: Snapshot } {
  const [autosave] = useState(() => new Autosave(stored, options));
  const snapshot = useSyncExternalStore(
    autosave.subscribe,
    autosave.getSnapshot,
    autosave.getSnapshot,
  );
  const { automatic } = options;
  const queries = useQueryClient();
  const { userId } = useStaff();

  useEffect(() => {
    autosave.options = options;
  }, [autosave, options]);

  const isRefused = snapshot.state === 'refused';
  useEffect(() => {
    // It may be the account that changed: its role, or a second factor that is asked for now.
    const queryKey = queryKeys.row('staff_profiles', userId);
    if (isRefused) void queries.invalidateQueries({ queryKey });
  }, [isRefused, queries, userId]);

  useEffect(() => {
    autosave.resume();
    const tryAgain = () => {
      if (['offline', 'failed'].includes(autosave.getSnapshot().state)) void autosave.retry();
    };
    const keep = () => autosave.dispose();
    // The habit of a lifetime; the browser would offer to save the page as a file.
    const saveByHand = (event: KeyboardEvent) => {
      if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      if (automatic) void autosave.saveUnasked();
    };
    window.addEventListener('keydown', saveByHand);
    window.addEventListener('online', tryAgain);
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('online', tryAgain);
      window.removeEventListener('pagehide', keep);
      window.removeEventListener('keydown', saveByHand);
      autosave.dispose();
    };
  }, [autosave, automatic]);

  return { autosave, snapshot };
}
