import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import type { Language } from '../../../../domain/language.ts';
import { queryKeys } from '../../../backend/query-keys.ts';
import { useClientQuery } from '../../../backend/use-client-query.ts';
import { fill } from '../../../i18n/format.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useDebouncedValue } from '../../../ui/use-debounced-value.ts';
import { useDescribeError } from '../../kit/actions/use-describe-error.ts';
import { useMessages } from '../../use-messages.ts';
import { previewApplicationMail } from '../data/mail.ts';

type MailPreviewProps = {
  template: string;
  language: Language;
  applicationId: string;
  /** The name of the applicant whose version is shown, if several applicants get the mail. */
  firstOf: string | undefined;
  jobId: string | undefined;
  message: string;
};

/** This is longer than a pause between two words, so that the preview is not rendered for every word. */
const typingMs = 500;
/** After a failure the preview loads again when the server is back. */
const retryMs = 4000;

/** The mail as the applicant will receive it. It is rendered only when the preview is opened. */
export function MailPreview(props: MailPreviewProps) {
  const { template, language, applicationId, firstOf, jobId, message } = props;
  const { move: messages } = useMessages('applications');
  const describeError = useDescribeError();
  const [isOpen, setOpen] = useState(false);
  const debounced = useDebouncedValue(message, typingMs);
  const preview = {
    template,
    language,
    application_id: applicationId,
    ...(jobId && { job_id: jobId }),
    ...(debounced && { message: debounced }),
  };
  const { data: mail, error } = useClientQuery({
    queryKey: [...queryKeys.table('email_templates'), 'preview', preview],
    queryFn: (client) => previewApplicationMail(client, preview),
    enabled: isOpen,
    refetchInterval: ({ state }) => state.status === 'error' && retryMs,
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  });

  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="w-fit cursor-pointer rounded-md font-medium">{messages.preview}</summary>
      <div className="mt-2 grid gap-2 rounded-compact border border-line bg-page px-4 py-3">
        {mail && (
          <div lang={language} className="grid gap-2">
            <p className="font-semibold">{mail.subject}</p>
            <p className="wrap-anywhere whitespace-pre-line">{mail.text}</p>
          </div>
        )}
        {mail && (
          <p className="text-soft">
            {firstOf && `${fill(messages.previewFirst, { name: firstOf })} `}
            {messages.previewLinks}
          </p>
        )}
        {error && <p role="alert">{describeError(error, messages.previewFailed)}</p>}
        {!mail && !error && <Skeleton className="h-32" />}
      </div>
    </details>
  );
}
