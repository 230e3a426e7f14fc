import { ourDaysToHire } from './calculator.ts';

const stepNames = ['consultation', 'sourcing', 'screening', 'selection'] as const;

export type StepName = (typeof stepNames)[number];

/** First and last day of a step; steps may overlap. */
export type RecruitmentStep = { name: StepName; from: number; to: number };

export const totalDays = ourDaysToHire;

export const recruitmentSteps: readonly RecruitmentStep[] = [
  { name: 'consultation', from: 1, to: 1 },
  { name: 'sourcing', from: 2, to: 7 },
  { name: 'screening', from: 5, to: 10 },
  { name: 'selection', from: 11, to: totalDays },
];
