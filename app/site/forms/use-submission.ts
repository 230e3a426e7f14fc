import { type FormEvent, startTransition, use, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate, useNavigationType } from 'react-router';
import type { FieldError } from '../../../domain/forms/form-error.ts';
import { localizedHref } from '../../i18n/href.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { track } from '../analytics/track.ts';
import { findOwnLink } from '../person/own-link.ts';
import { VisitorContext } from '../shell/visitor/visitor-context.ts';
import { byField, findErrors, recheckErrors } from './errors/find-errors.ts';
import { focusFirst } from './focus-first.ts';
import type { OpenedForm } from './open-form.server.ts';
import { hasFile, newIdempotencyKey, sendForm } from './send-form.ts';

export type SubmissionState = {
  fieldErrors: Record<string, FieldError>;
  /** The error message of the whole form. */
  formError: string | undefined;
  /** Percent of the uploaded file, 0 without one; undefined while nothing is sent. */
  progress: number | undefined;
  /** True once the form was accepted and the thank-you page could not be loaded. */
  isSentInPlace?: boolean;
};

/**
 * Submits the form once, keeps typed values when that fails, and navigates to the thank-you page.
 */
export function useSubmission(
  { name, failure, messages }: OpenedForm,
  thanksFor: Record<string, string> = {},
) {
  const navigate = useNavigate();
  const navigationType = useNavigationType();
  const language = useLanguage();
  const visitor = use(VisitorContext);
  const thankYou = localizedHref(
    `/thank-you?${new URLSearchParams({ form: name, ...thanksFor })}`,
    language,
  );
  const isSending = useRef(false);
  const idempotencyKey = useRef<string>(undefined);
  const wrongBefore = useRef(new Set<string>());
  const startedAt = useRef<number>(undefined);
  const [state, setState] = useState<SubmissionState>({
    fieldErrors: byField(failure?.fields),
    formError: failure && messages.formErrors[failure.error],
    progress: undefined,
  });

  useEffect(() => {
    // The first page may have been filled in before hydration.
    startedAt.current = navigationType === 'POP' ? Math.floor(performance.timeOrigin) : Date.now();
  }, [navigationType]);

  const showErrors = (
    form: HTMLFormElement,
    fieldErrors: SubmissionState['fieldErrors'],
    formError: string,
  ) => {
    // Rendered immediately: the focus would miss a message that React adds after the next frame, and screen readers
    // announce a field together with its error.
    wrongBefore.current = new Set(Object.keys(fieldErrors));
    flushSync(() => setState({ fieldErrors, formError, progress: undefined }));
    focusFirst(form, fieldErrors);
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending.current) return;
    const form = event.currentTarget;
    const fieldErrors = findErrors(form.elements);
    if (Object.keys(fieldErrors).length > 0)
      return showErrors(form, fieldErrors, messages.formErrors.invalid);

    isSending.current = true;
    idempotencyKey.current ??= newIdempotencyKey();
    const body = new FormData(form);
    body.set('idempotency_key', idempotencyKey.current);
    if (startedAt.current) body.set('started_at', String(startedAt.current));
    const ownLink = findOwnLink();
    if (ownLink) body.set('own_link', ownLink);
    const showProgress = (progress: number) =>
      setState({ fieldErrors: {}, formError: undefined, progress });
    showProgress(0);
    const onProgress = hasFile(body) ? showProgress : undefined;
    const result = await sendForm(name, body, visitor?.accessToken, onProgress);
    isSending.current = false;
    if (result.ok) {
      track('form_submit', { form: name });
      const thankYouUrl = result.isMailLate ? `${thankYou}&mail=late` : thankYou;
      if (await canLoad(thankYouUrl)) await navigate(thankYouUrl);
      else
        setState({
          fieldErrors: {},
          formError: undefined,
          progress: undefined,
          isSentInPlace: true,
        });
      return;
    }
    const { failure: failed } = result;
    const formError = failed ? messages.formErrors[failed.error] : messages.offline;
    showErrors(form, byField(failed?.fields), formError);
  };

  const [isUsed, setUsed] = useState(false);
  const onFirstInput = useOnce(() => {
    track('form_start', { form: name });
    // A transition, so that the typed letter is shown first.
    startTransition(() => setUsed(true));
  });
  /** Fetched ahead as soon as the form is used, so that less can fail after it was accepted. */
  const nextPage = isUsed ? thankYou : undefined;

  const onInput = ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
    onFirstInput();
    const changed = target as HTMLInputElement;
    const fieldErrors = recheckErrors(
      state.fieldErrors,
      changed,
      currentTarget.elements,
      wrongBefore.current,
    );
    if (fieldErrors === state.fieldErrors) return;
    // The message above the form is about the fields, and goes with the last of their errors.
    const isSolved =
      Object.keys(state.fieldErrors).length > 0 && Object.keys(fieldErrors).length === 0;
    const formError = isSolved ? undefined : state.formError;
    setState({ ...state, fieldErrors, formError });
  };
  return { ...state, submit, onInput, nextPage };
}

/**
 * If the page cannot be loaded, the form itself says that it was received: the error screen would leave
 * the visitor without a result.
 */
async function canLoad(href: string): Promise<boolean> {
  const [path = '', query = ''] = href.split('?');
  try {
    const response = await fetch(`${path}.data?${query}`, { signal: AbortSignal.timeout(10_000) });
    return response.ok;
  } catch {
    return false;
  }
}

function useOnce(run: () => void): () => void {
  const done = useRef(false);
  return () => {
    if (done.current) return;
    done.current = true;
    run();
  };
}
