import { useId, useState } from 'react';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { useWork } from '../../work-context.ts';
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
  const { noOption } = useWork().list;
  const id = useId();
  const [text, setText] = useState('');
  const wanted = text.trim().toLowerCase();
  const shown = options.filter((option) => option.label.toLowerCase().includes(wanted));
  return (
    <div className="grid gap-1.5">
      {findable && <FindInput value={text} onChange={setText} />}
      <fieldset aria-label={label} className="grid max-h-72 overflow-y-auto">
        {shown.map(({ value, label: name }) => (
          <label
            key={value}
            htmlFor={`${id}-${value}`}
            className="flex min-h-8 cursor-pointer items-center gap-2.5 rounded-lg px-2 hover:bg-wool pointer-coarse:min-h-11"
          >
            <Checkbox
              id={`${id}-${value}`}
              checked={values.includes(value)}
              onChange={(event) =>
                onChange(
                  event.currentTarget.checked
                    ? [...values, value]
                    : values.filter((other) => other !== value),
                )
              }
            />
            {name}
          </label>
        ))}
        {shown.length === 0 && <p className="px-2 py-1.5 text-soft">{noOption}</p>}
      </fieldset>
    </div>
  );
}
