// Interviewing in the demo: one job has a kit and rules, and people who are being interviewed.

export const interviewedJob = 'birka-labs-platform-engineer';

type KitItem = { kind: 'question' | 'attribute'; name: string; hint?: string };

export const kit: KitItem[] = [
  {
    kind: 'question',
    name: 'Tell me about an outage you were part of. What did you do in the first ten minutes?',
    hint: 'Listen for calm, for how they told others, and for what changed afterwards.',
  },
  {
    kind: 'question',
    name: 'Which part of a platform would you rather buy than build, and why?',
    hint: 'Good answers weigh cost, people and time, not taste.',
  },
  { kind: 'question', name: 'When did you last change your mind about a technical decision?' },
  { kind: 'attribute', name: 'Kubernetes and Terraform', hint: 'Has run both in production.' },
  { kind: 'attribute', name: 'Incident response' },
  { kind: 'attribute', name: 'Explains to people who do not operate systems' },
  { kind: 'attribute', name: 'Works well without much direction' },
];

export const scorecard = {
  recommendation: 'strong_yes',
  scores: [5, 4, 4, 5],
  notes:
    'Led the recovery of a payment system and told it without blaming anyone. Wants a team that writes things down. Ask the references about on-call.',
};

export const callLink = 'https://meet.example/birka-platform';

export const message =
  'We’ll talk about how the team works and what you would own. No preparation needed.';

export const tasks = {
  references: 'Call two references',
  salary: 'Agree on the salary range with the client',
};
