import { type ReactNode, useEffect, useRef } from 'react';
import { PrefetchPageLinks } from 'react-router';
import { ownErrors } from '../../hydration/own-errors.ts';
import { fill } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { Button } from '../../ui/button.tsx';
import { ProgressBar } from '../../ui/loading/progress-bar.tsx';
import { ConsentField } from './consent-field.tsx';
import { FormContext } from './form-context.ts';
import type { FormsMessages } from './messages.en.ts';
import type { OpenedForm } from './open-form.server.ts';
import { useHydrated } from './use-hydrated.ts';
import { useSubmission } from './use-submission.ts';

type PublicFormProps = {
  form: OpenedForm;
  submitLabel: string;
  /** Explains the next step after sending. */
  note?: string;
  /** More of the query of the thank-you page. */
  thanksFor?: Record<string, string>;
  children: ReactNode;
};

/** Works as a plain form; with JavaScript errors appear beside the fields and typed values stay. */
export function PublicForm({ form, submitLabel, note, thanksFor, children }: PublicFormProps) {
  const id = `${form.name}-form`;
  const language = useLanguage();
  const { fieldErrors, formError, progress, isSentInPlace, submit, onInput, nextPage } =
    useSubmission(form, thanksFor);
  const hydrated = useHydrated();
  const { messages, consent, constraints, typed } = form;
  const isAgreed = typed?.consent !== undefined && form.failure?.error !== 'consent_outdated';
  const sending = progress !== undefined;
  const uploading = fill(messages.uploading, { percent: progress ?? 0 });

  if (isSentInPlace) return <SentInPlace {...messages.sent} />;
  return (
    <FormContext value={{ messages, constraints, fieldErrors, typed, progress }}>
      <form
        id={id}
        method="post"
        // A failed form is shown again on its own page, scrolled to the form.
        action={`/functions/v1/${form.name}?page=${encodeURIComponent(form.page)}#${id}`}
        encType="multipart/form-data"
        noValidate={hydrated}
        {...{ [ownErrors]: '' }}
        onSubmit={submit}
        onInput={onInput}
        className="grid gap-5"
      >
        {nextPage && <PrefetchPageLinks page={nextPage} />}
        <input type="hidden" name="language" value={language} />
        <input type="hidden" name="page" value={form.page} />
        <input type="hidden" name="started_at" value={form.shownAt} />
        <input type="hidden" name="consent_version" value={consent.version} />
        {form.source && <input type="hidden" name="source" value={form.source} />}
        <div className="trap" aria-hidden="true">
          <label>
            {messages.trap}
            <input name="homepage" tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        {formError && (
          <p
            role="alert"
            tabIndex={-1}
            className="rounded-2xl bg-lingon-soft px-5 py-4 font-medium text-lingon"
          >
            {formError}
          </p>
        )}
        {children}
        <ConsentField text={consent.body} isAgreed={isAgreed} />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3 pt-1">
          <Button type="submit" disabled={sending}>
            {sending ? messages.sending : submitLabel}
          </Button>
          {sending && progress > 0 && (
            <span className="upload-bar">
              <ProgressBar value={progress} max={100} label={uploading} />
              <span aria-hidden="true" className="tabular-nums">
                {uploading}
              </span>
            </span>
          )}
        </div>
        {note && <p className="text-[.95rem] text-soft">{note}</p>}
      </form>
    </FormContext>
  );
}

/** Receives the focus, because the button that had it is gone. */
function SentInPlace({ title, text }: FormsMessages['sent']) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <div ref={panel} role="status" tabIndex={-1} className="rounded-2xl bg-wool px-5 py-4">
      <p className="font-semibold">{title}</p>
      <p className="pt-1">{text}</p>
    </div>
  );
}
