import type { Stage } from '../../enums.ts';
import { foldHeader } from '../presets.ts';

/** Words in the names of stages in other systems. Earlier lines win: "Rejected after interview" is a rejection. */
const words: [Stage, RegExp][] = [
  [
    'rejected',
    /reject|declin|archiv|not (selected|a fit|qualified)|disqualif|withdr|avslag|nekad|avböj|arkiv/,
  ],
  ['hired', /hired|placed|onboard|accepted|anställd|tillsatt/],
  ['offer', /offer|erbjud|contract|negotiat|avtal/],
  [
    'interview',
    /interview|onsite|on site|final|case|assessment|submitted|interviewing|intervju|test|reference|referens/,
  ],
  ['screening', /screen|review|phone|qualif|contacted|responded|urval|granskning|telefon/],
  ['new', /new|inbox|inkorg|appl|no status|lead|candidate|no contact|replied|active|ny|ansök/],
];

/** Finds which of the six stages the stage of another system is. */
export function parseStage(text: string): Stage | undefined {
  const foldedText = foldHeader(text);
  return words.find(([, pattern]) => pattern.test(foldedText))?.[0];
}
