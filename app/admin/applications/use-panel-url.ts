import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

// The open application is in the URL: it can be shared, and the back button returns to it.

export const panelTabs = [
  'cv',
  'answers',
  'mail',
  'interviews',
  'timeline',
  'notes',
  'scorecards',
] as const;

export function useOpenApplication() {
  const [params, setParams] = useSearchParams();
  const openId = params.get('application') ?? undefined;
  const setOpen = useCallback(
    (id: string | undefined) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          if (id) next.set('application', id);
          else {
            next.delete('application');
            next.delete('tab');
          }
          return next;
        },
        { replace: openId !== undefined, preventScrollReset: true },
      ),
    [setParams, openId],
  );
  return { openId, setOpen };
}

export function usePanelTab() {
  const [params, setParams] = useSearchParams();
  const tab = panelTabs.find((key) => key === params.get('tab')) ?? 'cv';
  const setTab = useCallback(
    (wanted: string) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          if (wanted === 'cv') next.delete('tab');
          else next.set('tab', wanted);
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParams],
  );
  return [tab, setTab] as const;
}
