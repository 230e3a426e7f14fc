import type { LeadCalculation } from '../../../domain/leads/lead-calculation.ts';
import { fill, formatMoney, formatNumber } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { Fact, Facts } from '../kit/screens/facts.tsx';
import { Section } from '../kit/screens/section.tsx';
import type { AdminWaitingListMessages } from './messages.en.ts';

type CalculationProps = {
  calculation: LeadCalculation;
  messages: AdminWaitingListMessages['calculation'];
};

export function Calculation({ calculation, messages }: CalculationProps) {
  const language = useLanguage();
  const { input, yearly, saving, plan, link } = calculation;
  const money = (amount: number) => formatMoney(amount, input.currency, language);
  const rows = [
    { label: messages.today, amount: yearly.today },
    { label: fill(messages.plan, { plan }), amount: yearly.plan },
  ];

  return (
    <Section title={messages.title}>
      <dl className="grid gap-2">
        {rows.map(({ label, amount }) => (
          <div key={label} className="flex items-baseline justify-between gap-4">
            <dt>{label}</dt>
            <dd className="tabular-nums">{money(amount)}</dd>
          </div>
        ))}
        <div className="flex items-baseline justify-between gap-4 border-t border-line pt-2 text-base font-semibold">
          <dt>{saving < 0 ? messages.dearer : messages.saving}</dt>
          <dd className="tabular-nums">{money(Math.abs(saving))}</dd>
        </div>
      </dl>
      <Facts>
        <Fact label={messages.hires}>{formatNumber(input.hires_per_year, language)}</Fact>
        <Fact label={messages.salary}>{money(input.monthly_salary)}</Fact>
        <Fact label={messages.hiring}>{messages.hiringToday[input.hiring_today]}</Fact>
        <Fact label={messages.days}>{formatNumber(input.days_to_hire, language)}</Fact>
      </Facts>
      <a
        className="underline underline-offset-4"
        href={`/calculator?${link || toCalculatorQuery(calculation)}`}
        target="_blank"
        rel="noreferrer"
      >
        {messages.open}
      </a>
    </Section>
  );
}

/** A calculation without a saved URL is opened by its inputs. */
function toCalculatorQuery({ input }: LeadCalculation): string {
  return new URLSearchParams({
    hires: String(input.hires_per_year),
    salary: String(input.monthly_salary),
    currency: input.currency,
    today: input.hiring_today,
    days: String(input.days_to_hire),
  }).toString();
}
