import { useState } from 'react';
import { dateFields, requiredFields } from '../../../../domain/imports/import-fields.ts';
import { findRepeatedFields } from '../../../../domain/imports/propose-mapping.ts';
import { useClientQuery } from '../../../backend/use-client-query.ts';
import { fill } from '../../../i18n/format.ts';
import { LocalizedLink } from '../../../i18n/localized-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { CheckboxField } from '../../../ui/fields/field.tsx';
import { Section } from '../../kit/screens/section.tsx';
import { useStaff } from '../../shell/staff-context.ts';
import { useMessages } from '../../use-messages.ts';
import { type ImportRecord, importsKey } from '../data/imports.ts';
import { listImportRows } from '../data/rows.ts';
import { checkImport } from '../data/run-import.ts';
import { useImportCall } from '../use-import-call.ts';
import { ColumnRow } from './column-row.tsx';
import { labelOf, useFieldGroups } from './use-field-groups.ts';

const sampleCount = 3;

type MappingFormProps = { importRecord: ImportRecord; onChange?: () => void };

/** Assigns a field to each column of the file, with the first values of each. */
export function MappingForm({ importRecord, onChange }: MappingFormProps) {
  const { mapping: t } = useMessages('imports');
  const { id, target, columns } = importRecord;
  const { groups, days } = useFieldGroups(target);
  const [mapping, setMapping] = useState(importRecord.mapping);
  const [isMonthFirst, setMonthFirst] = useState(importRecord.month_first);
  const [error, setError] = useState<string>();
  const { pending, call } = useImportCall();
  const isAdmin = useStaff().role === 'admin';
  const { data: rows = [] } = useClientQuery({
    queryKey: [...importsKey, id, 'samples'],
    queryFn: (client) => listImportRows(client, { id, filter: 'all', page: 0 }),
  });
  const samplesOf = (index: number) =>
    rows.flatMap(({ cells }) => cells[index]?.trim() || []).slice(0, sampleCount);
  const choose = (index: number, field: string | null) => {
    setMapping((before) => before.map((each, position) => (position === index ? field : each)));
    onChange?.();
  };
  const submit = () => {
    const [repeated] = findRepeatedFields(mapping);
    const isComplete = requiredFields[target].every((alternatives) =>
      alternatives.some((field) => mapping.includes(field)),
    );
    const mappingError = repeated
      ? fill(t.repeated, { field: labelOf(groups, repeated) })
      : isComplete
        ? undefined
        : t.required[target];
    setError(mappingError);
    if (mappingError) return;
    void call((client) =>
      checkImport(client, { import_id: id, mapping, month_first: isMonthFirst }),
    );
  };
  return (
    <Section title={t.title} text={t.text}>
      <ul className="grid divide-y divide-line rounded-compact border border-line">
        {columns.map((header, index) => {
          const name = header || fill(t.unnamed, { number: index + 1 });
          return (
            <ColumnRow
              // Two columns may have the same name.
              // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a file never move.
              key={index}
              name={name}
              label={fill(t.fieldOf, { column: name })}
              empty={t.leaveOut}
              samples={samplesOf(index)}
              groups={groups}
              chosen={mapping[index] ?? null}
              onChoose={(field) => choose(index, field)}
            />
          );
        })}
      </ul>
      {isAdmin && mapping.includes(null) && (
        <p className="text-soft">
          {t.noField}{' '}
          <LocalizedLink
            to="/admin/settings/custom-fields"
            className="underline underline-offset-4"
          >
            {t.addField}
          </LocalizedLink>
        </p>
      )}
      {(dateFields.some((field) => mapping.includes(field)) ||
        days.some((key) => mapping.includes(key))) && (
        <CheckboxField
          label={t.monthFirst}
          checked={isMonthFirst}
          onChange={({ currentTarget }) => {
            setMonthFirst(currentTarget.checked);
            onChange?.();
          }}
        />
      )}
      {error && (
        <p role="alert" className="font-medium text-lingon">
          {error}
        </p>
      )}
      <div>
        <Button
          size="compact"
          variant={importRecord.state === 'checked' ? 'paper' : undefined}
          disabled={pending}
          onClick={submit}
        >
          {importRecord.state === 'checked' ? t.checkAgain : t.submit}
        </Button>
      </div>
    </Section>
  );
}
