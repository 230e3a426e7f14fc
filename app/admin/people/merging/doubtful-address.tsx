import { linkHoldDays } from '../../../../domain/people/merge.ts';
import { fillAny } from '../../../i18n/fill-any.ts';
import { fill } from '../../../i18n/format.ts';
import { CheckboxField } from '../../../ui/fields/field.tsx';
import { useMessages } from '../../use-messages.ts';
import type { Person } from '../data/people.ts';

type DoubtfulAddressProps = {
  /** The record whose address stays. */
  stays: Person;
  goes: Person;
  isChecked: boolean;
  onCheck: (isChecked: boolean) => void;
};

/** Warns that the kept address may belong to another person, and asks staff to confirm that they have checked it. */
export function DoubtfulAddress({ stays, goes, isChecked, onCheck }: DoubtfulAddressProps) {
  const {
    merge: { doubtful: t },
  } = useMessages('people');
  const values = { stays: stays.email ?? '', goes: goes.email ?? '', days: linkHoldDays };
  const isUnconfirmed = !stays.email_confirmed_at && goes.email && goes.email_confirmed_at;
  const isNewer = new Date(stays.created_at) > new Date(goes.created_at);
  const reason = isUnconfirmed ? t.unconfirmed : isNewer ? t.newer : t.renamed;
  return (
    <section className="grid gap-2 rounded-compact bg-amber-soft p-4" aria-label={t.title}>
      <p className="font-semibold text-amber">{t.title}</p>
      <p>{fillAny(reason, values)}</p>
      <p>{fill(goes.email ? t.access : t.opens, values)}</p>
      <CheckboxField
        label={fill(t.checked, values)}
        checked={isChecked}
        onChange={({ target }) => onCheck(target.checked)}
      />
    </section>
  );
}
