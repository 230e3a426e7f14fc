import { useCallback, useEffect, useState } from 'react';
import type { FormError } from '../../../domain/forms/form-error.ts';
import type { OwnPage } from '../../../domain/own-page.ts';
import { type BackendError, codeOf } from '../../backend/backend-error.ts';
import type { FormsMessages } from '../forms/messages.en.ts';
import { callOwnPage, type UncheckedCall } from './data.ts';

/** Resolves with the error, if there was one. */
export type RunAction = (call: UncheckedCall, done?: string) => Promise<BackendError | undefined>;

/** The page as rendered by the server, and the message that it shows first. */
type InitialPage = {
  page: OwnPage | undefined;
  isEnded: boolean;
  isErased: boolean;
  status: string;
};

const statusMs = 8000;

/** Codes of errors that mean that the link is invalid; other errors may be transient. */
const invalidLinkCodes: string[] = ['link_invalid', 'not_allowed', 'invalid'];

type LinkError = 'ended' | 'invalid' | 'failed';

function toLinkError(error: unknown): LinkError {
  const code = codeOf(error);
  if (code === 'link_expired') return 'ended';
  return invalidLinkCodes.includes(code) ? 'invalid' : 'failed';
}

/** The page behind a link and its actions; the page is refetched after each of them. */
export function useOwnPage(token: string, formMessages: FormsMessages, initial: InitialPage) {
  const [page, setPage] = useState(initial.page);
  const [linkError, setLinkError] = useState<LinkError | undefined>(
    page ? undefined : initial.isEnded ? 'ended' : 'invalid',
  );
  const [isErased, setErased] = useState(initial.isErased);
  const [status, setStatus] = useState(initial.status);

  const load = useCallback(async () => {
    try {
      setPage(await callOwnPage<OwnPage>({ action: 'show', token }));
      setLinkError(undefined);
    } catch (error) {
      setLinkError(toLinkError(error));
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
      response = await callOwnPage<{ erased?: boolean }>({ ...call, token });
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
