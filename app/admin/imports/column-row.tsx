import { clsx } from 'clsx';
import type { ImportField } from '../../../domain/imports/import-fields.ts';
import { fill } from '../../i18n/format.ts';
import { box } from '../../ui/field.tsx';
import { useMessages } from '../use-messages.ts';

type ColumnRowProps = {
  name: string;
  samples: string[];
  fields: readonly ImportField[];
  chosen: ImportField | null;
  onChoose: (field: ImportField | null) => void;
};

/** A column of the file: its name, its first values and the field that it becomes. */
export function ColumnRow({ name, samples, fields, chosen, onChoose }: ColumnRowProps) {
  const { mapping: t, fields: labels } = useMessages('imports');
  return (
    <li className="grid items-center gap-x-4 gap-y-2 px-3.5 py-2.5 md:grid-cols-[minmax(0,1fr)_minmax(0,1.5fr)_16rem]">
      <b className="font-semibold break-words">{name}</b>
      <span className="truncate text-soft">{samples.join(' · ')}</span>
      <select
        aria-label={fill(t.fieldOf, { column: name })}
        className={clsx(box, 'select-box pr-10', !chosen && 'text-soft')}
        value={chosen ?? ''}
        onChange={({ currentTarget }) =>
          onChoose((currentTarget.value || null) as ImportField | null)
        }
      >
        <option value="">{t.leaveOut}</option>
        {fields.map((field) => (
          <option key={field} value={field}>
            {labels[field]}
          </option>
        ))}
      </select>
    </li>
  );
}
