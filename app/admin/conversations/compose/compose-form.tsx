import type { MailTarget } from '../../../../domain/mail/staff-mail.ts';
import { BackendError } from '../../../backend/backend-error.ts';
import { useClientQuery } from '../../../backend/use-client-query.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useDescribeError } from '../../kit/actions/use-describe-error.ts';
import { useMessages } from '../../use-messages.ts';
import { Composer } from './composer.tsx';
import { preparationKey, prepareMail } from './data.ts';
import type { StandardMail } from './template-field.tsx';

export type ComposeFormProps = {
  target: MailTarget;
  /** The key under which the draft is stored. */
  draft: string;
  /** The subject of an answer. A chosen template does not replace it. */
  subject?: string;
  /** Mails of the system that can be sent instead. */
  standard?: StandardMail[];
  onSent?: () => void;
  onCancel?: () => void;
};

/** Writes a mail in the user’s own name, to an applicant, a contact or a person. */
export function ComposeForm(props: ComposeFormProps) {
  const { reply: t } = useMessages('conversations');
  const describeError = useDescribeError();
  const { target } = props;
  const { data: start, error } = useClientQuery({
    queryKey: preparationKey(target),
    queryFn: (client) => prepareMail(client, target),
  });
  if (start) return <Composer {...props} start={start} />;
  if (!error) return <Skeleton className="h-96" />;
  if (error instanceof BackendError && error.fieldErrors.person_id) {
    return <p className="text-amber">{t.noAddress}</p>;
  }
  return (
    <p role="alert" className="text-lingon">
      {describeError(error)}
    </p>
  );
}
