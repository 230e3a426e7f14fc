import type { Scanner } from './scanner.ts';

export interface JsonStep {
  /** `->>` gives text, `->` gives JSON. */
  asText: boolean;
  key: string;
  isIndex: boolean;
}

export interface Field {
  name: string;
  path: JsonStep[];
}

const index = /-?\d+(?=$|->|::|[.,):])/y;
const plainKey = /[^(\-:.,>)"]+(?:-(?!>)[^(\-:.,>)]*)*/y;

export function parseField(scanner: Scanner): Field {
  return { name: scanner.name(), path: parseJsonPath(scanner) };
}

function parseJsonPath(scanner: Scanner): JsonStep[] {
  if (!scanner.peek('->')) return noSteps;
  const steps: JsonStep[] = [];
  while (scanner.take('->')) {
    const asText = scanner.take('>');
    const position = scanner.match(index);
    if (position !== undefined) {
      steps.push({ asText, key: position, isIndex: true });
      continue;
    }
    const key = scanner.peek('"') ? scanner.quoted() : scanner.match(plainKey);
    if (!key || key.includes('\0'))
      throw scanner.failure('any non reserved character different from: .,>()');
    steps.push({ asText, key, isIndex: false });
  }
  return steps;
}

export const noSteps: JsonStep[] = [];
