import { useMessages } from '../use-messages.ts';

type MergeValueProps = {
  field: string;
  label: string;
  text: string;
  isChosen: boolean;
  onChoose: () => void;
};

/** One of the two values of a field. An empty value never wins, so it cannot be chosen. */
export function MergeValue({ field, label, text, isChosen, onChoose }: MergeValueProps) {
  const { merge: messages } = useMessages('people');
  return (
    <td className="border-b border-line px-4 py-2.5">
      {text ? (
        <label className="flex cursor-pointer items-center gap-2.5">
          <input
            type="radio"
            name={`merge-${field}`}
            aria-label={`${label}: ${text}`}
            checked={isChosen}
            onChange={onChoose}
            className="size-4.5 flex-none accent-primary"
          />
          <span className="min-w-0 break-words">{text}</span>
        </label>
      ) : (
        <span className="text-soft">{messages.empty}</span>
      )}
    </td>
  );
}
