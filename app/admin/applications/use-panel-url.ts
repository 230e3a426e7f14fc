import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { applicationTabs } from '../../../domain/applications/application-path.ts';

// The open application is in the URL: it can be shared, and the back button returns to it.

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
  const tab = applicationTabs.find((key) => key === params.get('tab')) ?? 'cv';
  const setTab = useCallback(
    (newTab: string) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          if (newTab === 'cv') next.delete('tab');
          else next.set('tab', newTab);
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParams],
  );
  return [tab, setTab] as const;
}
