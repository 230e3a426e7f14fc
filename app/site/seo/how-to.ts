import type { StructuredData } from './structured-data.ts';

type Step = { name: string; text: string; url: string };

type HowTo = { name: string; description: string; days: number; steps: Step[] };

export function howTo({ name, description, days, steps }: HowTo): StructuredData {
  return {
    '@type': 'HowTo',
    name,
    description,
    totalTime: `P${days}D`,
    step: steps.map((step, index) => ({
      '@type': 'HowToStep',
      position: index + 1,
      name: step.name,
      text: step.text,
      url: step.url,
    })),
  };
}
