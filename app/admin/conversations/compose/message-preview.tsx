import { keepPreviousData } from '@tanstack/react-query';
import { queryKeys } from '../../../backend/query-keys.ts';
import { useClientQuery } from '../../../backend/use-client-query.ts';
import { fill } from '../../../i18n/format.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useDebouncedValue } from '../../../ui/use-debounced-value.ts';
import { useDescribeError } from '../../kit/actions/use-describe-error.ts';
import { useMessages } from '../../use-messages.ts';
import { type ComposedMail, previewMessage } from './data.ts';

/** This is longer than a pause between two words, so that the preview is not rendered for every word. */
const typingMs = 500;
/** After a failure the preview loads again when the server is back. */
const retryMs = 4000;

/** The mail as the recipient will get it, with our footer. Only links to private pages are masked. */
export function MessagePreview({ mail }: { mail: ComposedMail }) {
  const { reply: t } = useMessages('conversations');
  const describeError = useDescribeError();
  const debounced = useDebouncedValue(JSON.stringify(mail), typingMs);
  const { data: preview, error } = useClientQuery({
    queryKey: [...queryKeys.table('email_templates'), 'message', debounced],
    queryFn: (client) => previewMessage(client, JSON.parse(debounced) as ComposedMail),
    refetchInterval: ({ state }) => state.status === 'error' && retryMs,
    placeholderData: keepPreviousData,
  });
  if (!preview) {
    return error ? (
      <p role="alert" className="text-lingon">
        {describeError(error)}
      </p>
    ) : (
      <Skeleton className="h-96" />
    );
  }
  return (
    <section
      aria-label={t.preview}
      className="grid gap-2 rounded-compact border border-line bg-page p-3"
    >
      <p className="text-sm wrap-anywhere text-soft">{fill(t.to, { address: preview.to })}</p>
      <p className="font-semibold wrap-anywhere">{preview.subject}</p>
      <iframe
        sandbox=""
        srcDoc={preview.html}
        title={t.previewFrame}
        className="h-96 w-full rounded-lg border border-line bg-white"
      />
    </section>
  );
}
