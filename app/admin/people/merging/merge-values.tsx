import type { ReactNode } from 'react';
import { type MergeField, mergeFields } from '../../../../domain/people/merge.ts';
import { HeaderCell, Table } from '../../../ui/table.tsx';
import { useMessages } from '../../use-messages.ts';
import type { Person } from '../data/people.ts';
import { MergeRow } from './merge-row.tsx';

type MergeValuesProps = {
  keep: Person;
  gone: Person;
  /** Fields to take from the merged record. */
  take: MergeField[];
  onTake: (take: MergeField[]) => void;
  result: Record<MergeField, string | null> | undefined;
  /** Rows of further fields. */
  children: ReactNode;
};

/** The values of both records, and which of them the merged record gets. On narrow screens each field is a block. */
export function MergeValues({ keep, gone, take, onTake, result, children }: MergeValuesProps) {
  const people = useMessages('people');
  const { merge: messages } = people;
  const formatValue = (field: MergeField, value: unknown) =>
    field === 'language' ? people.languages[value as Person['language']] : String(value ?? '');

  return (
    <Table className="max-md:block">
      <thead className="max-md:sr-only">
        <tr>
          <HeaderCell>{messages.field}</HeaderCell>
          <HeaderCell>{messages.stays}</HeaderCell>
          <HeaderCell>{messages.goes}</HeaderCell>
          <HeaderCell>{messages.result}</HeaderCell>
        </tr>
      </thead>
      <tbody className="max-md:block">
        {mergeFields.map((field) => (
          <MergeRow
            key={field}
            name={field}
            label={messages.fields[field]}
            kept={formatValue(field, keep[field])}
            gone={formatValue(field, gone[field])}
            result={formatValue(field, result?.[field])}
            isTaken={take.includes(field)}
            onTake={(isTaken) =>
              onTake(isTaken ? [...take, field] : take.filter((name) => name !== field))
            }
          />
        ))}
        {children}
      </tbody>
    </Table>
  );
}
