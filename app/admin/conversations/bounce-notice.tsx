import { queryKeys } from '../../backend/query-keys.ts';
import { useLiveTables } from '../../backend/use-live-tables.ts';
import { fill } from '../../i18n/format.ts';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { Button } from '../../ui/button.tsx';
import { useUndoableMutation } from '../kit/actions/use-undoable-mutation.ts';
import { useMessages } from '../use-messages.ts';
import { findBounce, forgetBounce } from './data.ts';

type BounceNoticeProps = {
  personId: string;
  /** The address to which mail would go: that of an application may differ from the one of the person. */
  address: string | null;
  /** False on the page of the person, where the address is corrected. */
  linksToPerson?: boolean;
};

/** Warns that mail to the address of a person comes back, and lets a colleague mark the address as working again. */
export function BounceNotice({ personId, address, linksToPerson = true }: BounceNoticeProps) {
  const { bounced: t } = useMessages('conversations');
  const queryKey = queryKeys.row('people', personId);
  const mutate = useUndoableMutation(queryKey);
  const { data: person } = useLiveTables({
    queryKey: [...queryKey, 'bounce'],
    queryFn: (client) => findBounce(client, personId),
    follow: [{ table: 'people', filter: `id=eq.${personId}` }],
  });
  if (!address || person?.email?.toLowerCase() !== address.toLowerCase()) return null;
  return (
    <div role="status" className="grid gap-2 rounded-lg bg-lingon-soft p-3 text-lingon">
      <p className="wrap-anywhere">{fill(t.text, { address })}</p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          variant="paper"
          size="compact"
          onClick={() =>
            void mutate({ work: (client) => forgetBounce(client, personId), done: t.done })
          }
        >
          {t.addressWorks}
        </Button>
        {linksToPerson && (
          <LocalizedLink to={`/admin/applicants/${personId}`} className="underline">
            {t.correct}
          </LocalizedLink>
        )}
      </div>
    </div>
  );
}
