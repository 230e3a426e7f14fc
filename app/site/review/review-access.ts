import { useEffect, useMemo } from 'react';
import { useRevalidator } from 'react-router';
import type { ReviewAction } from '../../../domain/review.ts';
import { callReview, type OpenedCv, openCv } from './data.ts';

/** Access of the page to its shortlist: with the token of a link, or as a contact in the portal. */
export type ReviewAccess = {
  /** Throws when the server rejects the call. */
  call: (action: ReviewAction) => Promise<void>;
  openCv: (item: string) => Promise<OpenedCv>;
  /** Refetches the page. */
  refresh: () => Promise<void>;
  /** Fields of forms that are sent without JavaScript. The portal has no such fields, because it needs JavaScript. */
  fields?: Record<string, string>;
  /** A contact who declines a person gives a reason. */
  requiresReason?: true;
  /** True if the contact sees the shortlist and cannot answer. */
  readsOnly?: boolean | undefined;
};

const refreshMs = 20_000;

/**
 * The access of a client who opened a review link. It refetches replies of the recruiter while the page is open and
 * when the client returns to it.
 */
export function useLinkAccess(token: string): ReviewAccess {
  const { revalidate } = useRevalidator();

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

  return useMemo(
    () => ({
      call: (action) => callReview({ ...action, token }),
      openCv: (item) => openCv(token, item),
      refresh: revalidate,
      fields: { token },
    }),
    [token, revalidate],
  );
}
