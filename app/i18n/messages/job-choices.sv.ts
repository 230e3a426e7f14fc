import type { JobChoicesMessages } from './job-choices.en.ts';

export const jobChoices: JobChoicesMessages = {
  field: {
    tech: 'Tech',
    go_to_market: 'Sälj och marknad',
    creative: 'Kreativa yrken',
    operations: 'Verksamhetsstöd',
  },
  remote: { onsite: 'På plats', hybrid: 'Hybrid', remote: 'På distans' },
  employment: {
    full_time: 'Heltid',
    part_time: 'Deltid',
    contract: 'Konsultuppdrag',
    temporary: 'Visstid',
    internship: 'Praktik',
  },
  seniority: { junior: 'Junior', mid: 'Erfaren', senior: 'Senior', lead: 'Chef/lead' },
  benefits: {
    collective_agreement: 'Kollektivavtal',
    pension: 'Tjänstepension',
    wellness: 'Friskvårdsbidrag',
    parental_pay: 'Föräldralön',
    holiday: 'Extra semester',
    flexible_hours: 'Flexibla tider',
    remote_days: 'Distansdagar',
    learning: 'Utbildningsbudget',
    shares: 'Aktier eller optioner',
    insurance: 'Sjukvårdsförsäkring',
    bicycle: 'Förmånscykel',
    meals: 'Frukost eller lunch',
  },
};
