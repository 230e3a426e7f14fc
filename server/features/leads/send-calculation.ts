import type { Language } from '../../../domain/language.ts';
import { type CalculationForm, calculationForm } from '../../../domain/leads/calculation.ts';
import {
  type Assumptions,
  assumptionsOf,
  calculateSavings,
  calculatorCurrencies,
  defaultAssumptions,
  hiringMethods,
  scenarios,
} from '../../../domain/leads/calculator.ts';
import { assumptionMessages, hiringPhrases } from '../../../domain/leads/calculator-messages.ts';
import { formatMoney, formatNumber } from '../../email/format.ts';
import { localizedUrl } from '../../email/mail-link.ts';
import { defineForm } from '../submissions/define-form.ts';
import { addLead, toPersonInput } from './lead.ts';

export const sendCalculation = defineForm({
  name: 'send-calculation',
  formPath: '/calculator',
  schema: calculationForm,
  purpose: 'calculation',
  sender: (data) => toPersonInput('calculator', data),
  async run({ query, data, person, sentAt, site, notifySender }) {
    const assumed = assumptionsIn(data);
    const result = calculate(data, assumed);
    const { email, language, consent_version, company, query: figuresGiven, ...input } = data;
    const link = onlyFigures(figuresGiven);
    const calculation = {
      input,
      link,
      plan: result.plan.name,
      yearly: result.yearly,
      saving: result.saving,
    };
    const purpose = 'calculation';
    const source = 'calculator';
    const lead = { language, consent_version, company, purpose, source, calculation } as const;
    const leadId = await addLead(query, person, lead, sentAt);
    const money = (amount: number) => formatMoney(amount, result.currency, language);
    await notifySender({
      cause: `calculation:${leadId}`,
      template: 'calculation',
      to: email,
      language,
      personId: person.id,
      variables: {
        hires: String(data.hires_per_year),
        plan: result.planCount > 1 ? `${result.planCount} × ${result.plan.name}` : result.plan.name,
        today: hiringPhrases[language][data.hiring_today],
        salary: money(data.monthly_salary),
        days: String(data.days_to_hire),
        assumptions: describeAssumptions(assumptionsOf(assumed, data.scenario), language),
        cost_today: money(result.yearly.today),
        cost_plan: money(result.yearly.plan),
        saving: money(result.saving),
        link: calculatorUrl(site.url, link, language),
        booking_link: localizedUrl(`${site.url}/membership`, language),
      },
    });
  },
});

const numberFields = ['hires', 'salary', 'days', ...Object.keys(defaultAssumptions)];
const choiceFields: Record<string, readonly string[]> = {
  currency: calculatorCurrencies,
  today: hiringMethods,
  scenario: scenarios,
};

/** Keeps figures and choices of the calculator alone: anyone can type the address, so no free text is mailed to it. */
function onlyFigures(query: string): string {
  const pairs = [...new URLSearchParams(query)].filter(
    ([name, value]) =>
      (numberFields.includes(name) && /^-?[\d.]{1,14}$/.test(value)) ||
      (Object.hasOwn(choiceFields, name) && choiceFields[name]?.includes(value)),
  );
  return new URLSearchParams(pairs).toString();
}

function calculatorUrl(siteUrl: string, link: string, language: Language): string {
  return localizedUrl(`${siteUrl}/calculator?${link}`, language);
}

/** Describes each assumption in one line, as the page of the calculator shows them. */
function describeAssumptions(assumed: Assumptions, language: Language): string {
  const messages = assumptionMessages[language];
  return (Object.keys(messages) as (keyof Assumptions)[])
    .map((name) => {
      const { label, unit } = messages[name];
      // English writes the sign of a percentage without a space.
      const space = language === 'en' && unit.startsWith('%') ? '' : '\u00a0';
      return `${label}: ${formatNumber(assumed[name], language)}${space}${unit}`;
    })
    .join('\n');
}

function calculate(data: CalculationForm, assumed: Assumptions) {
  const input = {
    hiresPerYear: data.hires_per_year,
    monthlySalary: data.monthly_salary,
    currency: data.currency,
    hiringToday: data.hiring_today,
    daysToHire: data.days_to_hire,
  };
  return calculateSavings(input, assumed, data.scenario);
}

function assumptionsIn(data: CalculationForm): Assumptions {
  const assumed = { ...defaultAssumptions };
  for (const name of Object.keys(assumed) as (keyof Assumptions)[]) {
    const value = data.assumptions[name];
    if (value !== undefined && value > 0) assumed[name] = value;
  }
  return assumed;
}
