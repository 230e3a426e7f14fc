import type { MessagesOf } from '../messages-of.ts';

// Staff choose in the back office what visitors read on the site, so both use the same messages.
export const jobChoices = {
  field: {
    tech: 'Tech',
    go_to_market: 'Sales and marketing',
    creative: 'Creative',
    operations: 'Operations',
  },
  remote: { onsite: 'On-site', hybrid: 'Hybrid', remote: 'Remote' },
  employment: {
    full_time: 'Full-time',
    part_time: 'Part-time',
    contract: 'Contract',
    temporary: 'Temporary',
    internship: 'Internship',
  },
  seniority: { junior: 'Junior', mid: 'Mid-level', senior: 'Senior', lead: 'Lead' },
  benefits: {
    collective_agreement: 'Collective agreement',
    pension: 'Occupational pension',
    wellness: 'Wellness allowance',
    parental_pay: 'Parental leave pay',
    holiday: 'Extra holiday',
    flexible_hours: 'Flexible hours',
    remote_days: 'Remote days',
    learning: 'Learning budget',
    shares: 'Shares or options',
    insurance: 'Health insurance',
    bicycle: 'Company bike',
    meals: 'Breakfast or lunch',
  },
} as const;

export type JobChoicesMessages = MessagesOf<typeof jobChoices>;
