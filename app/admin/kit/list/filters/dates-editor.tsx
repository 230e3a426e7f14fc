import { fill } from '../../../../i18n/format.ts';
import { Button } from '../../../../ui/button.tsx';
import { Chip } from '../../../../ui/fields/chip.tsx';
import { InputField } from '../../../../ui/fields/field.tsx';
import { useMessages } from '../../../use-messages.ts';
import { useSubmit } from '../../forms/use-submit.ts';
import { parseDates } from './filter-conditions.ts';

const presetDays = [1, 7, 30, 90];

type DatesEditorProps = { value: string | undefined; onChange: (values: string[]) => void };

export function DatesEditor({ value, onChange }: DatesEditorProps) {
  const messages = useMessages('list');
  const dates = parseDates(value ?? '');
  const range = dates && 'from' in dates ? dates : { from: '', to: '' };
  const { onSubmit } = useSubmit(async (fields) => {
    const [from, to] = [fields('from'), fields('to')];
    onChange(from || to ? [`${from}..${to}`] : []);
  });

  return (
    <div className="grid max-w-72 gap-4 p-1.5">
      <div className="flex flex-wrap gap-1.5">
        {presetDays.map((days) => (
          <Chip
            key={days}
            isOn={value === `${days}d`}
            aria-pressed={value === `${days}d`}
            onClick={() => onChange(value === `${days}d` ? [] : [`${days}d`])}
          >
            {days === 1 ? messages.dates.today : fill(messages.dates.days, { count: days })}
          </Chip>
        ))}
      </div>
      <form onSubmit={onSubmit} className="grid gap-2.5">
        <InputField name="from" type="date" label={messages.dates.from} defaultValue={range.from} />
        <InputField name="to" type="date" label={messages.dates.to} defaultValue={range.to} />
        <Button type="submit" size="compact" className="justify-self-end">
          {messages.apply}
        </Button>
      </form>
    </div>
  );
}
