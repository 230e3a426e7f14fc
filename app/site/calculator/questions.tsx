import type { Language } from '../../../domain/language.ts';
import { type Assumptions, scenarioOverrides } from '../../../domain/leads/calculator.ts';
import { fillAny } from '../../i18n/fill-any.ts';
import { formatMoney } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import type { FilledMessages } from '../../i18n/messages-of.ts';
import { Button } from '../../ui/button.tsx';
import type { Calculation } from './calculation-query.ts';
import type { CalculatorMessages } from './messages.en.ts';
import { NumberSlider } from './number-slider.tsx';
import type { Fields } from './use-calculation.ts';

type CalculatorQuestionsProps = {
  messages: FilledMessages<CalculatorMessages>;
  fields: Fields;
  calculation: Calculation;
  setField: (name: string, value: string) => void;
};

const salaryRange = { SEK: [20_000, 120_000, 500], EUR: [1_500, 12_000, 50] } as const;

export function CalculatorQuestions({
  messages,
  fields,
  calculation,
  setField,
}: CalculatorQuestionsProps) {
  const language = useLanguage();
  const { questions, scenario } = messages;
  const [min, max, step] = salaryRange[fields.currency === 'SEK' ? 'SEK' : 'EUR'];
  const bind = (name: string) => ({
    name,
    value: fields[name] ?? '',
    onChange: (value: string) => setField(name, value),
  });

  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-7">
      <h2 className="text-[1.7rem]">{questions.title}</h2>
      {language === 'sv' && <input type="hidden" name="lang" value="sv" />}
      <NumberSlider {...bind('hires')} label={questions.hires} min={1} max={40} />
      <ChoicePills
        {...bind('currency')}
        label={questions.currency}
        options={{ EUR: 'EUR', SEK: 'SEK' }}
      />
      <NumberSlider {...bind('salary')} label={questions.salary} min={min} max={max} step={step} />
      <ChoicePills {...bind('today')} label={questions.today} options={questions.ways} />
      {fields.today !== 'in-house' && (
        <NumberSlider
          {...bind('agencyFeePercent')}
          label={questions.fee}
          min={10}
          max={35}
          step={0.5}
        />
      )}
      <NumberSlider {...bind('days')} label={questions.days} min={5} max={120} />
      <ChoicePills
        {...bind('scenario')}
        label={scenario.label}
        hint={fillAny(scenario.hint, toolCosts(calculation, language))}
        options={{ low: scenario.low, expected: scenario.expected, high: scenario.high }}
      />
      <Button type="submit" className="no-js-only justify-self-start">
        {questions.submit}
      </Button>
    </section>
  );
}

/** What the low and the high estimate assume for tools and advertising, in the chosen currency. */
function toolCosts({ input, assumptions }: Calculation, language: Language) {
  const { currency } = input;
  const rate = currency === 'SEK' ? 1 : assumptions.sekPerEur;
  const cost = ({ toolsAndAdvertisingPerYear = 0 }: Partial<Assumptions>) =>
    formatMoney(Math.round(toolsAndAdvertisingPerYear / rate / 100) * 100, currency, language);
  return { lowTools: cost(scenarioOverrides.low), highTools: cost(scenarioOverrides.high) };
}

type ChoicePillsProps = {
  name: string;
  label: string;
  hint?: string;
  options: Record<string, string>;
  value: string;
  onChange: (value: string) => void;
};

function ChoicePills({ name, label, hint, options, value, onChange }: ChoicePillsProps) {
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="pb-2 font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-1.5 sm:gap-2">
        {Object.entries(options).map(([option, text]) => (
          <label key={option} className="choice">
            <input
              type="radio"
              name={name}
              value={option}
              checked={value === option}
              onChange={() => onChange(option)}
              className="size-4.5 accent-primary"
            />
            {text}
          </label>
        ))}
      </div>
      {hint && (
        // Browser and server may format amounts with different spaces.
        <p suppressHydrationWarning className="text-[.92rem] text-soft">
          {hint}
        </p>
      )}
    </fieldset>
  );
}
