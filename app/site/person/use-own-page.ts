import { useCallback, useEffect, useState } from 'react';
import type { FormError } from '../../../domain/forms/form-error.ts';
import type { OwnPage } from '../../../domain/own-page.ts';
import { type BackendError, codeOf } from '../../backend/backend-error.ts';
import type { FormsMessages } from '../forms/messages.en.ts';
import { callPerson, type PersonAction } from './data.ts';

/** Resolves with the error, if there was one. */
export type RunAction = (call: PersonAction, done?: string) => Promise<BackendError | undefined>;

/** The page as rendered by the server, and its first message. */
type InitialPage = {
  page: OwnPage | undefined;
  isEnded: boolean;
  isErased: boolean;
  status: string;
};

const statusMs = 8000;

/** Errors that mean the link is invalid; others may be transient. */
const linkErrors: string[] = ['link_invalid', 'not_allowed', 'invalid'];

type LinkError = 'ended' | 'lost' | 'failed';

function linkErrorOf(error: unknown): LinkError {
  const code = codeOf(error);
  if (code === 'link_expired') return 'ended';
  return linkErrors.includes(code) ? 'lost' : 'failed';
}

/** The page behind a link and its actions; the page is refetched after each of them. */
export function useOwnPage(token: string, formMessages: FormsMessages, initial: InitialPage) {
  const [page, setPage] = useState(initial.page);
  const [linkError, setLinkError] = useState<LinkError | undefined>(
    page ? undefined : initial.isEnded ? 'ended' : 'lost',
  );
  const [isErased, setErased] = useState(initial.isErased);
  const [status, setStatus] = useState(initial.status);

  const load = useCallback(async () => {
    try {
      setPage(await callPerson<OwnPage>({ action: 'show', token }));
      setLinkError(undefined);
    } catch (error) {
      setLinkError(linkErrorOf(error));
    }
  }, [token]);

  useEffect(() => {
    if (!status) return;
    const timer = setTimeout(() => setStatus(''), statusMs);
    return () => clearTimeout(timer);
  }, [status]);

  const runAction: RunAction = async (call, done = '') => {
    let response: { erased?: boolean };
    try {
      response = await callPerson<{ erased?: boolean }>({ ...call, token });
    } catch (error) {
      const code = codeOf(error);
      setStatus(
        code === 'offline'
          ? formMessages.offline
          : (formMessages.formErrors[code as FormError] ?? formMessages.formErrors.failed),
      );
      // The record has changed meanwhile: the page shows the times that are left, the new time or the decision.
      if (code === 'time_taken' || code === 'interview_moved' || code === 'application_decided') {
        await load();
      }
      return error as BackendError;
    }
    // Data under a legal hold is not erased; the request is recorded.
    const isHeld = response.erased === false;
    setStatus(isHeld ? formMessages.formErrors.legal_hold : done);
    if (call.action === 'erase' && !isHeld) setErased(true);
    else await load();
    return undefined;
  };

  return { page, linkError, isErased, status, runAction, load };
}
