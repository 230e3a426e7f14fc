/** The forms of the site, by the name of their function. */
export const formNames = [
  'apply',
  'join-candidate-bank',
  'join-freelance-network',
  'join-waiting-list',
  'contact',
  'send-calculation',
  'join-newsletter',
] as const;

export type FormName = (typeof formNames)[number];

export function parseFormName(value: string | null): FormName | undefined {
  return formNames.find((name) => name === value);
}
