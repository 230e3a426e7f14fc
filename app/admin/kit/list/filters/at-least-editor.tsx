import { Button } from '../../../../ui/button.tsx';
import { Chip } from '../../../../ui/fields/chip.tsx';
import { InputField } from '../../../../ui/fields/field.tsx';
import { useMessages } from '../../../use-messages.ts';
import { useSubmit } from '../../forms/use-submit.ts';
import type { Filter } from '../list-definition.ts';

type AtLeastEditorProps = {
  filter: Extract<Filter, { kind: 'atLeast' }>;
  value: string | undefined;
  onChange: (values: string[]) => void;
};

export function AtLeastEditor({ filter, value, onChange }: AtLeastEditorProps) {
  const { min, max, step = 1 } = filter;
  const count = Math.floor((max - min) / step) + 1;
  if (count > 7) return <NumberForm filter={filter} value={value} onChange={onChange} />;
  return (
    <fieldset aria-label={filter.label} className="flex gap-1.5 p-1">
      {Array.from({ length: count }, (_, position) => String(min + position * step)).map(
        (number) => (
          <Chip
            key={number}
            isOn={value === number}
            aria-pressed={value === number}
            onClick={() => onChange(value === number ? [] : [number])}
          >
            ≥ {number}
          </Chip>
        ),
      )}
    </fieldset>
  );
}

function NumberForm({ filter, value, onChange }: AtLeastEditorProps) {
  const messages = useMessages('list');
  const { label, unit, min, max, step = 1 } = filter;
  const { onSubmit } = useSubmit(async (fields) => onChange([fields('least')].filter(Boolean)));
  return (
    <form onSubmit={onSubmit} className="grid gap-3 p-1.5">
      <InputField
        name="least"
        type="number"
        label={`${label}${unit ? ` (${unit})` : ''} ≥`}
        min={min}
        max={max}
        step={step}
        defaultValue={value}
      />
      <Button type="submit" size="compact" className="justify-self-end">
        {messages.apply}
      </Button>
    </form>
  );
}
