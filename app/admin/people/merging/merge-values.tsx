import { type MergeField, mergeFields } from '../../../../domain/people/merge.ts';
import { Cell, HeaderCell, Table } from '../../../ui/table.tsx';
import { useMessages } from '../../use-messages.ts';
import type { Person } from '../data/people.ts';
import { MergeValue } from './merge-value.tsx';

type MergeValuesProps = {
  keep: Person;
  gone: Person;
  /** Fields to take from the merged record. */
  take: MergeField[];
  onTake: (take: MergeField[]) => void;
  result: Record<MergeField, string | null> | undefined;
};

/** The values of both records, and which of them the merged record gets. On narrow screens each field is a block. */
export function MergeValues({ keep, gone, take, onTake, result }: MergeValuesProps) {
  const people = useMessages('people');
  const { merge: messages } = people;
  const choose = (field: MergeField, isTaken: boolean) =>
    onTake(isTaken ? [...take, field] : take.filter((name) => name !== field));
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
          <tr
            key={field}
            className="max-md:block max-md:border-b max-md:border-line max-md:py-2 max-md:last:border-b-0"
          >
            <th
              scope="row"
              className="border-line px-4 py-2.5 font-semibold whitespace-nowrap max-md:block max-md:pb-1 md:border-b"
            >
              {messages.fields[field]}
            </th>
            <MergeValue
              field={field}
              record={messages.stays}
              text={formatValue(field, keep[field])}
              isChosen={!take.includes(field)}
              onChoose={() => choose(field, false)}
            />
            <MergeValue
              field={field}
              record={messages.goes}
              text={formatValue(field, gone[field])}
              isChosen={take.includes(field) || !keep[field]}
              onChoose={() => choose(field, true)}
            />
            {/* The chosen one of the two values above is the result where they are stacked. */}
            <Cell className="font-semibold wrap-anywhere max-md:hidden">
              {formatValue(field, result?.[field]) || (
                <span className="font-normal text-soft">{messages.empty}</span>
              )}
            </Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
