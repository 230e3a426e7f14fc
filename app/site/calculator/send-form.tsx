import { memo } from 'react';
import { localizedHref } from '../../i18n/href.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { Card } from '../../ui/card.tsx';
import { TextField } from '../forms/fields.tsx';
import type { OpenedForm } from '../forms/open-form.server.ts';
import { PublicForm } from '../forms/public-form.tsx';
import { assumptionNames, parseCalculation } from './calculation-query.ts';
import type { CalculatorMessages } from './messages.en.ts';

type SendFormProps = {
  messages: CalculatorMessages['send'];
  form: OpenedForm;
  query: string;
};

export const SendForm = memo(function SendForm({ messages, form, query }: SendFormProps) {
  const language = useLanguage();
  const { input, assumptions, scenario } = parseCalculation(new URLSearchParams(query), language);
  const { labels } = form.messages;
  const hidden = {
    hires_per_year: input.hiresPerYear,
    monthly_salary: input.monthlySalary,
    currency: input.currency,
    hiring_today: input.hiringToday,
    days_to_hire: input.daysToHire,
    scenario,
    query: localizedHref(`?${query}`, language).slice(1),
    ...Object.fromEntries(
      assumptionNames.map((name) => [`assumptions.${name}`, assumptions[name]]),
    ),
  };

  return (
    <Card>
      <h2 className="text-[1.7rem]">{messages.title}</h2>
      <p className="pt-2 pb-6 text-soft">{messages.lead}</p>
      <PublicForm
        form={{ ...form, page: `/calculator?${query}` }}
        submitLabel={messages.submit}
        note={messages.note}
      >
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <TextField name="email" type="email" label={labels.email} autoComplete="email" />
      </PublicForm>
    </Card>
  );
});
