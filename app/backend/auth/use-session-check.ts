import { useEffect } from 'react';
import type { BrowserClient } from '../browser-client.ts';
import { checkSession } from './check-session.ts';
import { deniedEvent } from './refresh-fetch.ts';

const checkIntervalMs = 60_000;

/** Detects a session that was ended elsewhere: on focus, after a 401 or 403, and every minute. */
export function useSessionCheck(
  isSignedIn: boolean,
  getClient: () => Promise<BrowserClient>,
): void {
  useEffect(() => {
    if (!isSignedIn) return;
    const check = () => {
      if (document.visibilityState !== 'visible') return;
      void getClient().then(checkSession);
    };
    check();
    const timer = setInterval(check, checkIntervalMs);
    document.addEventListener('visibilitychange', check);
    window.addEventListener('focus', check);
    window.addEventListener(deniedEvent, check);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', check);
      window.removeEventListener('focus', check);
      window.removeEventListener(deniedEvent, check);
    };
  }, [isSignedIn, getClient]);
}
