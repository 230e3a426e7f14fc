import type { Language } from '../../../domain/language.ts';
import { type CalculatorInput, calculateSavings } from '../../../domain/leads/calculator.ts';
import type { Row } from '../insert-rows.ts';
import type { Person } from '../people/person.ts';
import type { Random } from '../random.ts';
import { atWork, daysAfter } from '../times.ts';
import type { ConsentTextIds } from './consent-text-ids.ts';
import type { Lead } from './lead-texts.ts';

const purposeOf = {
  membership: 'waiting_list',
  contact: 'contact',
  calculator: 'calculation',
} as const;

type LeadState = 'new' | 'contacted' | 'booked' | 'closed';

type Received = {
  state: LeadState;
  assigneeIds: readonly string[];
  consentTextIds: ConsentTextIds;
};

export function leadRows(
  random: Random,
  person: Person,
  lead: Lead,
  { state, assigneeIds, consentTextIds }: Received,
): { lead: Row; consent: Row; event: Row } {
  const changedAt = state === 'new' ? person.createdAt : atWork(daysAfter(person.createdAt, 0.3));
  const purpose = purposeOf[lead.source];
  return {
    lead: {
      id: random.uuid(),
      person_id: person.id,
      source: lead.source,
      company: lead.company,
      plan: lead.plan,
      roles_to_fill: lead.roles?.[person.language] ?? null,
      message: lead.message?.[person.language] ?? null,
      calculation: lead.calculation ? calculation(lead.calculation) : null,
      language: person.language,
      state,
      state_changed_at: changedAt,
      assignee_id: state === 'new' ? null : random.pick(assigneeIds),
      note: state === 'new' ? null : note(random, person.language),
      created_at: person.createdAt,
      updated_at: changedAt,
    },
    consent: {
      id: random.uuid(),
      person_id: person.id,
      consent_text_id: consentTextIds[purpose],
      purpose,
      language: person.language,
      given_at: person.createdAt,
      created_at: person.createdAt,
    },
    event: {
      person_id: person.id,
      kind: 'lead_created',
      data: { source: lead.source, company: lead.company },
      created_at: person.createdAt,
    },
  };
}

const templateOf = {
  membership: 'waiting_list_received',
  contact: 'contact_received',
  calculator: 'calculation',
} as const;

/** The confirmation that the site sends. */
export function leadMail(lead: Lead) {
  const result = lead.calculation && calculateSavings(lead.calculation);
  const money = (amount = 0) => `${Math.round(amount).toLocaleString('sv-SE')} SEK`;
  return {
    template: templateOf[lead.source],
    variables: {
      hires: String(lead.calculation?.hiresPerYear ?? ''),
      plan: result?.plan.name ?? '',
      cost_today: money(result?.yearly.today),
      cost_plan: money(result?.yearly.plan),
      saving: money(result?.saving),
      booking_link: 'https://alpaca.example/membership',
    },
  };
}

/** The calculation as the site would have stored it. */
function calculation(input: CalculatorInput): Row {
  const { plan, yearly, saving } = calculateSavings(input);
  return {
    input: {
      hires_per_year: input.hiresPerYear,
      monthly_salary: input.monthlySalary,
      currency: input.currency,
      hiring_today: input.hiringToday,
      days_to_hire: input.daysToHire,
      scenario: 'expected',
    },
    link: '',
    plan: plan.name,
    yearly,
    saving,
  };
}

function note(random: Random, language: Language): string {
  return language === 'sv'
    ? random.pick([
        'Pratat i telefon, vill se två exempel på team vi har byggt.',
        'Beslut tas på ledningsgruppen nästa vecka. Ringer igen på torsdag.',
      ])
    : random.pick([
        'Spoke on the phone; wants to see two teams we have built.',
        'The board decides next week. Calling again on Thursday.',
      ]);
}
