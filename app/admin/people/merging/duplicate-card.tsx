import { orderForMerge } from '../../../../domain/people/merge.ts';
import { fill } from '../../../i18n/format.ts';
import { LocalizedLink } from '../../../i18n/localized-link.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { Card } from '../../../ui/card.tsx';
import { useMessages } from '../../use-messages.ts';
import { type DuplicatePair, dismissPair, restorePair } from '../data/duplicates.ts';
import { usePersonMutation } from '../use-person-mutation.ts';
import { RecordSummary } from './record-summary.tsx';

/** Two records side by side, the reason why they match, a link to compare them and a button to dismiss the pair. */
export function DuplicateCard({ pair }: { pair: DuplicatePair }) {
  const { pairs: messages, unnamed } = useMessages('people');
  const mutate = usePersonMutation();
  const { one, other, reasons } = pair;
  const names = { one: one.full_name || unnamed, other: other.full_name || unnamed };
  const [keep, merge] = orderForMerge(one, other);

  return (
    <li>
      <Card compact className="grid gap-3 sm:p-5">
        <div className="flex flex-wrap gap-1.5">
          {reasons.map((reason) => (
            <Badge
              key={reason}
              tone={reason === 'name' ? 'neutral' : 'waiting'}
              className="px-2.5 text-xs"
            >
              {messages.reasons[reason]}
            </Badge>
          ))}
        </div>
        <div className="grid gap-4 sm:grid-cols-2">
          <RecordSummary person={one} />
          <RecordSummary person={other} />
        </div>
        <div className="flex flex-wrap gap-2">
          <LocalizedLink
            to={`/admin/applicants/merge?keep=${keep.id}&merge=${merge.id}`}
            aria-label={fill(messages.compareLabel, names)}
            className={buttonClass({ size: 'compact' })}
          >
            {messages.compare}
          </LocalizedLink>
          <Button
            variant="paper"
            size="compact"
            aria-label={fill(messages.dismissLabel, names)}
            onClick={() =>
              mutate({
                done: messages.dismissed,
                work: (client) => dismissPair(client, pair),
                undo: (client) => restorePair(client, pair),
              })
            }
          >
            {messages.dismiss}
          </Button>
        </div>
      </Card>
    </li>
  );
}
