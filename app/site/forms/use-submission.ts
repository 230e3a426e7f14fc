import { type FormEvent, use, useEffect, useRef, useState } from 'react';
import { useNavigate, useNavigationType } from 'react-router';
import type { FieldError } from '../../../domain/forms/form-error.ts';
import { localizedHref } from '../../i18n/href.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { findOwnLink } from '../person/own-link.ts';
import { track } from '../shell/track.ts';
import { VisitorContext } from '../shell/visitor-context.ts';
import { findFaults } from './find-faults.ts';
import type { OpenedForm } from './open-form.server.ts';
import { sendForm } from './send-form.ts';

export type SubmissionState = {
  faults: Record<string, FieldError>;
  /** What is wrong with the whole, in words. */
  problem: string | undefined;
  /** How much has been sent, in percent; undefined while nothing is. */
  progress: number | undefined;
};

/** Sends the form once, keeps what was typed when that fails, and leads on to the thanks. */
export function useSubmission({ name, failure, texts }: OpenedForm) {
  const navigate = useNavigate();
  const arrival = useNavigationType();
  const language = useLanguage();
  const visitor = use(VisitorContext);
  const sending = useRef(false);
  const key = useRef<string>(undefined);
  const startedAt = useRef<number>(undefined);
  const [state, setState] = useState<SubmissionState>({
    faults: failure?.fields ?? {},
    problem: failure && texts.formErrors[failure.error],
    progress: undefined,
  });

  useEffect(() => {
    // The first page was read and filled in before its scripts came.
    startedAt.current = arrival === 'POP' ? Math.floor(performance.timeOrigin) : Date.now();
  }, [arrival]);

  const refuse = (form: HTMLFormElement, faults: SubmissionState['faults'], problem: string) => {
    setState({ faults, problem, progress: undefined });
    // After the marks have been drawn, so that the field is announced together with its fault.
    requestAnimationFrame(() => focusFirst(form, faults));
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending.current) return;
    const form = event.currentTarget;
    const faults = findFaults(form.elements);
    if (Object.keys(faults).length > 0) return refuse(form, faults, texts.formErrors.invalid);

    sending.current = true;
    key.current ??= newKey();
    const body = new FormData(form);
    body.set('idempotency_key', key.current);
    if (startedAt.current) body.set('started_at', String(startedAt.current));
    const ownLink = findOwnLink();
    if (ownLink) body.set('own_link', ownLink);
    const show = (progress: number) => setState({ faults: {}, problem: undefined, progress });
    show(0);
    const sent = await sendForm(name, body, visitor?.accessToken, show);
    sending.current = false;
    if (sent.ok) {
      track('form_submit', { form: name });
      await navigate(localizedHref(`/thank-you?form=${name}`, language));
      return;
    }
    const { failure: refused } = sent;
    const problem = refused ? texts.formErrors[refused.error] : texts.offline;
    refuse(form, refused?.fields ?? {}, problem);
  };

  const onFirstInput = useOnce(() => track('form_start', { form: name }));
  return { ...state, submit, onFirstInput };
}

/** The first field with a fault; the notice above the form where no field has one. */
export function focusFirst(form: HTMLFormElement, faults: SubmissionState['faults']): void {
  for (const field of form.elements) {
    const { name } = field as HTMLInputElement;
    if (name && faults[name]) {
      (field as HTMLElement).focus();
      return;
    }
  }
  form.querySelector<HTMLElement>('[role=alert]')?.focus();
}

function useOnce(act: () => void): () => void {
  const done = useRef(false);
  return () => {
    if (done.current) return;
    done.current = true;
    act();
  };
}

/** `randomUUID` is missing where the site is served without https. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
