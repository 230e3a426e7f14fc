import { type CalculationForm, calculationForm } from '../../domain/calculation.ts';
import {
  type Assumptions,
  type CalculatorResult,
  calculateSavings,
  defaultAssumptions,
} from '../../domain/calculator.ts';
import { enqueueMail } from '../email/enqueue.ts';
import { formatMoney } from '../email/format.ts';
import { defineForm } from './define-form.ts';
import { addLead } from './lead.ts';

export const sendCalculation = defineForm({
  name: 'send-calculation',
  home: '/calculator',
  schema: calculationForm,
  async run({ query, data, call }) {
    const { site } = call.context;
    const result = calculate(data);
    const { email, language, consent_version, company, query: link, ...input } = data;
    const lead = await addLead(query, {
      name: data.name ?? '',
      email,
      language,
      consent_version,
      company,
      purpose: 'calculation',
      source: 'calculator',
      calculation: {
        input,
        link,
        plan: result.plan.name,
        yearly: result.yearly,
        saving: result.saving,
      },
    });
    const money = (amount: number) => formatMoney(amount, result.currency, language);
    await enqueueMail(query, {
      cause: `calculation:${lead.leadId}`,
      template: 'calculation',
      to: email,
      language,
      personId: lead.id,
      variables: {
        hires: String(data.hires_per_year),
        plan: result.planCount > 1 ? `${result.planCount} × ${result.plan.name}` : result.plan.name,
        cost_today: money(result.yearly.today),
        cost_plan: money(result.yearly.plan),
        saving: money(result.saving),
        link: `${site.url}/calculator${link ? `?${link}` : ''}`,
        booking_link: `${site.url}/membership`,
      },
    });
    return { ok: true };
  },
});

function calculate(data: CalculationForm): CalculatorResult {
  const input = {
    hiresPerYear: data.hires_per_year,
    monthlySalary: data.monthly_salary,
    currency: data.currency,
    hiringToday: data.hiring_today,
    daysToHire: data.days_to_hire,
  };
  const assumed: Assumptions = { ...defaultAssumptions };
  for (const name of Object.keys(assumed) as (keyof Assumptions)[]) {
    const value = data.assumptions[name];
    if (value !== undefined && value > 0) assumed[name] = value;
  }
  return calculateSavings(input, assumed, data.scenario);
}
