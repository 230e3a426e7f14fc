import { useMessages } from '../../use-messages.ts';

type MergeValueProps = {
  /** The name of the field, which both of its values share. */
  name: string;
  label: string;
  /** The heading of the record's column, which narrow screens repeat beside the value. */
  record: string;
  text: string;
  isChosen: boolean;
  onChoose: () => void;
};

/** One of the two values of a field. An empty value never wins, so it cannot be chosen. */
export function MergeValue({ name, label, record, text, isChosen, onChoose }: MergeValueProps) {
  const { merge: messages } = useMessages('people');
  const caption = (
    <span aria-hidden="true" className="text-soft md:hidden">
      {record}
    </span>
  );
  return (
    <td className="border-line px-4 py-2.5 max-md:block max-md:py-1.5 md:border-b">
      {text ? (
        <label className="flex cursor-pointer items-center gap-2.5">
          <input
            type="radio"
            name={`merge-${name}`}
            aria-label={`${label}, ${record}: ${text}`}
            checked={isChosen}
            onChange={onChoose}
            className="size-4.5 flex-none accent-primary"
          />
          <span className="grid min-w-0">
            {caption}
            <span className="wrap-anywhere">{text}</span>
          </span>
        </label>
      ) : (
        <span className="grid text-soft max-md:pl-7">
          {caption}
          {messages.empty}
        </span>
      )}
    </td>
  );
}
