import { useEffect } from 'react';
import type { BrowserClient } from '../browser-client.ts';
import { refusedEvent } from './refresh-fetch.ts';

const checkEvery = 60_000;

/** A session that was ended elsewhere ends here too: on coming back to the page, after a refusal and every minute. */
export function useSessionCheck(
  isSignedIn: boolean,
  getClient: () => Promise<BrowserClient>,
): void {
  useEffect(() => {
    if (!isSignedIn) return;
    const check = () => {
      if (document.visibilityState !== 'visible') return;
      // The client drops a session that the server no longer knows, and tells everybody.
      void getClient().then(({ auth }) => auth.getUser());
    };
    check();
    const timer = setInterval(check, checkEvery);
    document.addEventListener('visibilitychange', check);
    window.addEventListener('focus', check);
    window.addEventListener(refusedEvent, check);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', check);
      window.removeEventListener('focus', check);
      window.removeEventListener(refusedEvent, check);
    };
  }, [isSignedIn, getClient]);
}
