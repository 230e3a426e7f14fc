import { queryKeys } from '../../backend/query-keys.ts';
import { fill } from '../../i18n/format.ts';
import { Button } from '../../ui/button.tsx';
import { useUndoableMutation } from '../kit/actions/use-undoable-mutation.ts';
import { useMessages } from '../use-messages.ts';
import { forgetBounce } from './data.ts';

type BounceNoticeProps = {
  personId: string;
  person: { email: string | null; email_bounced_at: string | null };
};

/** Warns that mail to the address of a person comes back, and lets a colleague mark the address as working again. */
export function BounceNotice({ personId, person }: BounceNoticeProps) {
  const { bounced: t } = useMessages('conversations');
  const mutate = useUndoableMutation(queryKeys.table('conversations'));
  if (!person.email_bounced_at) return null;
  return (
    <div className="grid gap-2 rounded-lg bg-lingon-soft p-3 text-lingon">
      <p>{fill(t.text, { address: person.email ?? '' })}</p>
      <Button
        variant="paper"
        size="compact"
        className="justify-self-start"
        onClick={() =>
          void mutate({ work: (client) => forgetBounce(client, personId), done: t.done })
        }
      >
        {t.addressWorks}
      </Button>
    </div>
  );
}
