import { type ContextType, use, useCallback } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext } from 'react-router';
import type { FollowLinkContext } from '../i18n/page-link.tsx';
import { runAfterPaint } from './own-task.ts';

/**
 * Follows links by the router. The router prepares a navigation before the browser can show that anything happens,
 * which takes a slow phone half of a tenth of a second, so the bar of `showBrowserNavigation` is painted before.
 */
export function useFollowLink(): ContextType<typeof FollowLinkContext> {
  const router = use(DataRouterContext)?.router;
  return useCallback<NonNullable<ContextType<typeof FollowLinkContext>>>(
    (href, { replace, ...options }) => {
      document.documentElement.dataset.navigating = '';
      const isSame = new URL(href, window.location.href).href === window.location.href;
      runAfterPaint(() => void router?.navigate(href, { ...options, replace: replace ?? isSame }));
    },
    [router],
  );
}
