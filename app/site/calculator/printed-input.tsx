import { memo } from 'react';
import { formatMoney, formatNumber } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import type { FilledMessages } from '../../i18n/messages-of.ts';
import { assumptionNames, parseCalculation } from './calculation-query.ts';
import type { CalculatorMessages } from './messages.en.ts';

type PrintedInputProps = { messages: FilledMessages<CalculatorMessages>; query: string };

/** The input of the calculation for print, where the fields are hidden. */
export const PrintedInput = memo(function Figures({ messages, query }: PrintedInputProps) {
  const language = useLanguage();
  const { questions, scenario, assumptions: t } = messages;
  const {
    input,
    assumptions,
    scenario: estimate,
  } = parseCalculation(new URLSearchParams(query), language);
  const number = (value: number) => formatNumber(value, language);
  const figures = [
    [questions.hires, number(input.hiresPerYear)],
    [questions.salary, formatMoney(input.monthlySalary, input.currency, language)],
    [questions.today, questions.ways[input.hiringToday]],
    [questions.days, number(input.daysToHire)],
    [scenario.label, scenario[estimate]],
    ...assumptionNames.map((name) => [
      `${t.items[name].label}, ${t.items[name].unit}`,
      number(assumptions[name]),
    ]),
  ];

  return (
    <dl className="hidden grid-cols-2 gap-x-10 gap-y-1 text-[.92rem] print:grid">
      {figures.map(([label, value]) => (
        <div key={label} className="flex justify-between gap-4">
          <dt>{label}</dt>
          <dd suppressHydrationWarning className="font-semibold whitespace-nowrap tabular-nums">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
});
