import { maxBookingLinkWeight } from '../../../domain/staff/booking-link.ts';
import { fill, formatDay, formatNumber } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { Badge } from '../../ui/badge.tsx';
import { compactSelect } from '../../ui/fields/select-class.ts';
import { Cell } from '../../ui/table.tsx';
import { toastError } from '../../ui/toast/toast-error.ts';
import type { UndoableMutation } from '../kit/actions/use-undoable-mutation.ts';
import { RowButton } from '../kit/named-items/row-button.tsx';
import { useSaveFields } from '../kit/saved-fields/use-save-fields.tsx';
import type { StaffName } from '../kit/staff/data.ts';
import { type BookingLink, bookingLinkSource, updateBookingLink } from './data.ts';
import type { AdminBookingLinksMessages } from './messages.en.ts';

type LinkRowProps = {
  link: BookingLink;
  /** Sum of the weights of all active links. */
  totalWeight: number;
  staff: StaffName[];
  mutate: UndoableMutation;
  messages: AdminBookingLinksMessages;
  onEdit: () => void;
  onDelete: () => void;
};

export function LinkRow(props: LinkRowProps) {
  const { link, totalWeight, staff, mutate, messages, onEdit, onDelete } = props;
  const language = useLanguage();
  const { id, label: name, weight, paused, staff_id, turn } = link;
  const share = paused || totalWeight === 0 ? 0 : weight / totalWeight;
  const { save, question } = useSaveFields({
    mutate,
    source: (client) => bookingLinkSource(client, id),
    done: (change) => fill(messages.weightDone, { name, weight: Number(change.weight) }),
    hasUndo: true,
    labelOf: () => messages.columns.weight,
  });
  const assign = (to: string | null) =>
    void mutate({
      work: (client) => updateBookingLink(client, id, { staff_id: to }),
      undo: (client) => updateBookingLink(client, id, { staff_id }),
      done: messages.staffDone,
    });
  const pause = (to: boolean) =>
    void mutate({
      work: (client) => updateBookingLink(client, id, { paused: to }),
      undo: (client) => updateBookingLink(client, id, { paused }),
      done: fill((to ? messages.pause : messages.resume).done, { name }),
    });

  return (
    <tr>
      <Cell className="min-w-48 wrap-anywhere">
        <span className="flex flex-wrap items-center gap-2">
          <b className="font-semibold">{name}</b>
          {paused && <Badge tone="waiting">{messages.paused}</Badge>}
        </span>
        <a className="text-soft underline" href={link.url} target="_blank" rel="noreferrer">
          {link.url.replace(/^https:\/\//, '')}
        </a>
      </Cell>
      <Cell>
        <select
          aria-label={fill(messages.staffOf, { name })}
          className={compactSelect}
          value={staff_id ?? ''}
          onChange={(event) => assign(event.target.value || null)}
        >
          <option value="">{messages.nobody}</option>
          {staff.map((colleague) => (
            <option key={colleague.value} value={colleague.value}>
              {colleague.label}
            </option>
          ))}
        </select>
      </Cell>
      <Cell>
        <input
          key={weight}
          type="number"
          min={1}
          max={maxBookingLinkWeight}
          required
          aria-label={fill(messages.weightOf, { name })}
          className="min-h-10 w-20 rounded-lg border border-edge bg-paper px-2 text-ink pointer-coarse:min-h-11"
          defaultValue={weight}
          onBlur={({ target }) => {
            const newWeight = Number(target.value);
            if (newWeight === weight) return;
            if (target.validity.valid) void save({ weight: newWeight }, { weight });
            else {
              target.value = String(weight);
              toastError(fill(messages.weightInvalid, { max: maxBookingLinkWeight }));
            }
          }}
          onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
        />
        {question}
      </Cell>
      <Cell className="text-right">{`${formatNumber(Math.round(share * 100), language)} %`}</Cell>
      <Cell className="text-right">
        <b className="block font-semibold">{formatNumber(turn?.offered_count ?? 0, language)}</b>
        <span className="text-[.8125rem] text-soft">
          {turn?.last_offered_at
            ? fill(messages.lastOffered, {
                time: formatDay(new Date(turn.last_offered_at), language).replaceAll(' ', '\u00a0'),
              })
            : messages.never}
        </span>
      </Cell>
      <Cell>
        <div className="flex flex-wrap gap-1">
          <RowButton
            messages={paused ? messages.resume : messages.pause}
            name={name}
            onClick={() => pause(!paused)}
          />
          <RowButton messages={messages.edit} name={name} onClick={onEdit} />
          <RowButton variant="quiet" messages={messages.deletion} name={name} onClick={onDelete} />
        </div>
      </Cell>
    </tr>
  );
}
