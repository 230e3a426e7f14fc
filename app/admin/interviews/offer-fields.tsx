import { SelectField } from '../../ui/fields/field.tsx';
import { useMessages } from '../use-messages.ts';
import { describeFree } from './describe-free.ts';
import { TimeFields } from './time-fields.tsx';

type OfferFieldsProps = {
  /** The suggested local times; empty if the candidate chooses from all free times. */
  value: string[];
  onChange: (value: string[]) => void;
  zone: string;
  /** The free local times; undefined while they load. */
  free: string[] | undefined;
};

const offerKinds = ['free', 'fixed'] as const;

/** The times that the candidate chooses from, as long as none is booked. */
export function OfferFields({ value, onChange, zone, free }: OfferFieldsProps) {
  const { form, changing } = useMessages('interviews');
  const isFixed = value.length > 0;
  return (
    <>
      <SelectField
        label={form.scheduling}
        hint={isFixed ? changing.offerHint : free && describeFree(free.length, form)}
        value={isFixed ? 'fixed' : 'free'}
        onChange={({ currentTarget }) => onChange(currentTarget.value === 'fixed' ? [''] : [])}
      >
        {offerKinds.map((key) => (
          <option key={key} value={key}>
            {form.schedulings[key]}
          </option>
        ))}
      </SelectField>
      {isFixed && <TimeFields value={value} onChange={onChange} zone={zone} free={free ?? []} />}
    </>
  );
}
