import { useCallback, useEffect, useState } from 'react';
import type { ReviewAction } from '../../../domain/review.ts';
import { codeOf } from '../../backend/backend-error.ts';
import type { ReviewAccess } from './review-access.ts';

/** Sends an action of the client and updates the page. Resolves with the code of an error, or undefined if it was saved. */
export type Send = (action: ReviewAction) => Promise<string | undefined>;

export function useReview(access: ReviewAccess): { send: Send; look: (item: string) => void } {
  const { call, refresh } = access;

  // Only sent by a browser, so that mail scanners do not count as a visit.
  useEffect(() => {
    call({ action: 'show' }).catch(() => undefined);
  }, [call]);

  const send = useCallback<Send>(
    async (action) => {
      try {
        await call(action);
        return undefined;
      } catch (error) {
        return codeOf(error) || 'failed';
      } finally {
        await refresh();
      }
    },
    [call, refresh],
  );
  const look = useCallback(
    (item: string) => {
      call({ action: 'view', item }).catch(() => undefined);
    },
    [call],
  );
  return { send, look };
}

const readMs = 1000;

/** Calls back once, when the element has been in the middle of the screen for a moment. */
export function useSeen(onSeen: () => void): (element: HTMLElement | null) => void {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [isSeen, setIsSeen] = useState(false);

  useEffect(() => {
    if (!element || isSeen) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        clearTimeout(timer);
        if (!entry?.isIntersecting) return;
        timer = setTimeout(() => {
          setIsSeen(true);
          onSeen();
        }, readMs);
      },
      { rootMargin: '-30% 0px' },
    );
    observer.observe(element);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [element, isSeen, onSeen]);

  return setElement;
}
