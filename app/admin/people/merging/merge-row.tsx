import { Cell } from '../../../ui/table.tsx';
import { useMessages } from '../../use-messages.ts';
import { MergeValue } from './merge-value.tsx';

type MergeRowProps = {
  name: string;
  label: string;
  kept: string;
  gone: string;
  result: string;
  isTaken: boolean;
  onTake: (isTaken: boolean) => void;
};

/** The two values of a field, the choice between them, and the result. */
export function MergeRow({ name, label, kept, gone, result, isTaken, onTake }: MergeRowProps) {
  const { merge: messages } = useMessages('people');
  return (
    <tr className="max-md:block max-md:border-b max-md:border-line max-md:py-2 max-md:last:border-b-0">
      <th
        scope="row"
        className="border-line px-4 py-2.5 font-semibold max-md:block max-md:pb-1 md:max-w-48 md:min-w-32 md:border-b"
      >
        {label}
      </th>
      <MergeValue
        name={name}
        label={label}
        record={messages.stays}
        text={kept}
        isChosen={!isTaken}
        onChoose={() => onTake(false)}
      />
      <MergeValue
        name={name}
        label={label}
        record={messages.goes}
        text={gone}
        isChosen={isTaken || !kept}
        onChoose={() => onTake(true)}
      />
      {/* The chosen one of the two values above is the result where they are stacked. */}
      <Cell className="font-semibold wrap-anywhere max-md:hidden">
        {result || <span className="font-normal text-soft">{messages.empty}</span>}
      </Cell>
    </tr>
  );
}
