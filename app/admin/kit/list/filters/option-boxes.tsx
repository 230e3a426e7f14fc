import { useId, useState } from 'react';
import { Checkbox } from '../../../../ui/fields/checkbox.tsx';
import { useMessages } from '../../../use-messages.ts';
import type { Option } from '../list-definition.ts';
import { FindInput } from './find-input.tsx';

type OptionBoxesProps = {
  label: string;
  options: Option[];
  values: string[];
  onChange: (values: string[]) => void;
  findable?: boolean;
};

export function OptionBoxes({ label, options, values, onChange, findable }: OptionBoxesProps) {
  const { noOption } = useMessages('list');
  const id = useId();
  const [text, setText] = useState('');
  const [chosenValues, choose] = useChosen(values, onChange);
  const searchText = text.trim().toLowerCase();
  const matches = options.filter((option) => option.label.toLowerCase().includes(searchText));
  return (
    <div className="grid gap-1.5">
      {findable && <FindInput value={text} onChange={setText} />}
      <fieldset aria-label={label} className="grid max-h-72 overflow-y-auto">
        {matches.map(({ value, label: name }) => (
          <label
            key={value}
            htmlFor={`${id}-${value}`}
            className="flex min-h-8 cursor-pointer items-center gap-2.5 rounded-lg px-2 hover:bg-wool pointer-coarse:min-h-11"
          >
            <Checkbox
              id={`${id}-${value}`}
              checked={chosenValues.includes(value)}
              onChange={(event) =>
                choose(
                  event.currentTarget.checked
                    ? [...chosenValues, value]
                    : chosenValues.filter((other) => other !== value),
                )
              }
            />
            {name}
          </label>
        ))}
        {matches.length === 0 && <p className="px-2 py-1.5 text-soft">{noOption}</p>}
      </fieldset>
    </div>
  );
}

/** Updates the checkbox immediately, although the URL changes a moment later. */
function useChosen(values: string[], onChange: (values: string[]) => void) {
  const [chosenValues, setChosenValues] = useState(values);
  const [seenValues, setSeenValues] = useState(values.join());
  if (values.join() !== seenValues) {
    setSeenValues(values.join());
    setChosenValues(values);
  }
  const choose = (newValues: string[]) => {
    setChosenValues(newValues);
    onChange(newValues);
  };
  return [chosenValues, choose] as const;
}
