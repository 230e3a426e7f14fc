import { Button } from '../../ui/button.tsx';
import { InputField } from '../../ui/fields/field.tsx';
import { DisclosureMark } from '../blocks/disclosure-mark.tsx';
import { assumptionNames } from './calculation-query.ts';
import type { CalculatorMessages } from './messages.en.ts';
import type { Fields } from './use-calculation.ts';

type AssumptionFieldsProps = {
  messages: CalculatorMessages['assumptions'];
  fields: Fields;
  setField: (name: string, value: string) => void;
  reset: () => void;
};

export function AssumptionFields({ messages, fields, setField, reset }: AssumptionFieldsProps) {
  return (
    <details className="rounded-card border border-line bg-paper">
      <summary className="flex min-h-14 cursor-pointer items-center justify-between gap-5 px-6 py-4 text-[1.08rem] font-semibold">
        {messages.title}
        <DisclosureMark />
      </summary>
      <div className="grid gap-6 px-6 pb-7">
        <p className="text-soft">{messages.lead}</p>
        {assumptionNames
          // The fee is asked among the questions when it matters.
          .filter((name) => name !== 'agencyFeePercent' || fields.today === 'in-house')
          .map((name) => {
            const { label, unit, source } = messages.items[name];
            return (
              <InputField
                key={name}
                name={name}
                inputMode="decimal"
                autoComplete="off"
                label={`${label}, ${unit}`}
                hint={`${messages.source}: ${source}`}
                value={fields[name] ?? ''}
                onChange={(event) => setField(name, event.target.value)}
              />
            );
          })}
        <Button
          variant="outline"
          size="medium"
          onClick={reset}
          className="needs-js justify-self-start"
        >
          {messages.reset}
        </Button>
      </div>
    </details>
  );
}
