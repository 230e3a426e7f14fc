import { fill } from '../../../i18n/format.ts';
import type { AdminShellMessages } from '../../shell/messages.en.ts';

type Field = {
  type: string;
  min?: string;
  max?: string;
  minLength?: number;
  step?: string;
  validity: Partial<ValidityState>;
};

/** Returns the error of a field, or undefined if only the browser has a message for it. */
export function describeValidity(
  { type, min = '', max = '', minLength = 0, step = '', validity }: Field,
  t: AdminShellMessages['validation'],
): string | undefined {
  if (validity.customError) return undefined;
  if (validity.valueMissing) return missing(type, t);
  if (validity.badInput) return badInput(type, t);
  if (validity.typeMismatch) return type === 'email' ? t.email : t.url;
  if (validity.tooShort) return fill(t.tooShort, { count: minLength });
  // Days and times have limits in a format of their own.
  if (type !== 'number') return undefined;
  const isOutside = validity.rangeUnderflow || validity.rangeOverflow;
  if (isOutside && min && max) return fill(t.range, { min, max });
  if (validity.rangeUnderflow) return fill(t.min, { min });
  if (validity.rangeOverflow) return fill(t.max, { max });
  return validity.stepMismatch && (step === '' || step === '1') ? t.step : undefined;
}

function missing(type: string, t: AdminShellMessages['validation']): string {
  if (type === 'checkbox') return t.unchecked;
  return type === 'radio' || type.startsWith('select') || type === 'file' ? t.choose : t.required;
}

function badInput(type: string, t: AdminShellMessages['validation']): string | undefined {
  if (type === 'number') return t.number;
  return type === 'date' || type === 'datetime-local' ? t.date : undefined;
}
