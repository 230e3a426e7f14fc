import { useCallback, useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { ReviewCall } from '../../../domain/review.ts';
import { codeOf } from '../../backend/backend-error.ts';
import { callReview } from './data.ts';

type Bare<T> = T extends ReviewCall ? Omit<T, 'token'> : never;

/** Sends an action of the client and updates the page. Resolves with the code of an error, or undefined if it was saved. */
export type Send = (call: Bare<ReviewCall>) => Promise<string | undefined>;

const refreshMs = 20_000;

export function useReview(token: string): { send: Send; look: (item: string) => void } {
  const { revalidate } = useRevalidator();

  // Only sent by a browser, so that mail scanners do not count as a visit.
  useEffect(() => {
    callReview({ action: 'show', token }).catch(() => undefined);
  }, [token]);

  // Replies of the recruiter appear without a reload: when the client returns to the page, and while it is open.
  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === 'visible') void revalidate();
    };
    const timer = setInterval(refresh, refreshMs);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, [revalidate]);

  const send = useCallback<Send>(
    async (call) => {
      try {
        await callReview({ ...call, token } as ReviewCall);
        return undefined;
      } catch (error) {
        return codeOf(error) || 'failed';
      } finally {
        await revalidate();
      }
    },
    [token, revalidate],
  );
  const look = useCallback(
    (item: string) => {
      callReview({ action: 'view', token, item }).catch(() => undefined);
    },
    [token],
  );
  return { send, look };
}

const readMs = 1000;

/** Calls back once, when the element has been in the middle of the screen for a moment. */
export function useSeen(onSeen: () => void): (element: HTMLElement | null) => void {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [seen, setSeen] = useState(false);

  useEffect(() => {
    if (!element || seen) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        clearTimeout(timer);
        if (!entry?.isIntersecting) return;
        timer = setTimeout(() => {
          setSeen(true);
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
  }, [element, seen, onSeen]);

  return setElement;
}
