import { clsx } from 'clsx';
import { inputClass } from '../../../ui/fields/field.tsx';

/** Fields that a column can fill. Custom fields are in groups with a label. */
export type FieldGroup = { label?: string; fields: { value: string; label: string }[] };

type ColumnRowProps = {
  name: string;
  /** The accessible name of the choice. */
  label: string;
  /** Shown while nothing is chosen. */
  empty: string;
  samples: string[];
  groups: FieldGroup[];
  chosen: string | null;
  onChoose: (field: string | null) => void;
};

/** A column of the file, or a name in it, with its first values and the field that it fills. */
export function ColumnRow({
  name,
  label: choice,
  empty,
  samples,
  groups,
  chosen,
  onChoose,
}: ColumnRowProps) {
  return (
    <li className="grid items-center gap-x-4 gap-y-2 px-3.5 py-2.5 md:grid-cols-[minmax(0,1fr)_minmax(0,1.5fr)_16rem]">
      <b className="font-semibold break-words">{name}</b>
      <span className="truncate text-soft">{samples.join(' · ')}</span>
      <select
        aria-label={choice}
        className={clsx(inputClass, 'select-box pr-10', !chosen && 'text-soft')}
        value={chosen ?? ''}
        onChange={({ currentTarget }) => onChoose(currentTarget.value || null)}
      >
        <option value="">{empty}</option>
        {groups.map(({ label, fields }) => {
          const options = fields.map((field) => (
            <option key={field.value} value={field.value}>
              {field.label}
            </option>
          ));
          return label ? (
            <optgroup key={label} label={label}>
              {options}
            </optgroup>
          ) : (
            options
          );
        })}
      </select>
    </li>
  );
}
