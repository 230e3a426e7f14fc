import { useEffect, useRef, useState } from 'react';
import type { Language } from '../../../domain/language.ts';
import { defaultAssumptions } from '../../../domain/leads/calculator.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { track } from '../analytics/track.ts';
import {
  assumptionNames,
  type Calculation,
  parseCalculation,
  renderCalculation,
  toNumber,
  withDecimalSign,
} from './calculation-query.ts';

export type Fields = Record<string, string>;

const quietMs = 1500;

/** The fields as typed and their result. The URL follows, so that it can be shared. */
export function useCalculation(initial: Calculation) {
  const language = useLanguage();
  const [fields, setFields] = useState<Fields>(() => toFields(initial, language));
  const calculation = parseCalculation(new URLSearchParams(fields), language);
  const query = renderCalculation(calculation);
  useUrl(query, fields, language);

  const setField = (name: string, value: string) => {
    setFields((now) => {
      const newFields = { ...now, [name]: value };
      if (name === 'currency' && value !== now.currency)
        newFields.salary = convertSalary(now, value);
      return newFields;
    });
  };
  /** Shows the number that the calculation uses in a field that loses the focus. */
  const settle = (name: string) =>
    setFields((now) => {
      const urlFields = toFields(parseCalculation(new URLSearchParams(now), language), language);
      return Object.hasOwn(urlFields, name) && urlFields[name] !== now[name]
        ? { ...now, [name]: urlFields[name] ?? '' }
        : now;
    });
  const reset = () =>
    setFields((now) => ({ ...now, ...assumptionFields(defaultAssumptions, language) }));

  return { fields, setField, settle, reset, calculation, query };
}

function toFields({ input, assumptions, scenario }: Calculation, language: Language): Fields {
  return {
    hires: String(input.hiresPerYear),
    salary: withDecimalSign(String(input.monthlySalary), language),
    currency: input.currency,
    today: input.hiringToday,
    days: String(input.daysToHire),
    scenario,
    ...assumptionFields(assumptions, language),
  };
}

function assumptionFields(assumptions: Calculation['assumptions'], language: Language): Fields {
  return Object.fromEntries(
    assumptionNames.map((name) => [name, withDecimalSign(String(assumptions[name]), language)]),
  );
}

/** Converts pay to the other currency, rounded. */
function convertSalary(fields: Fields, currency: string): string {
  const rate = toNumber(fields.sekPerEur) || defaultAssumptions.sekPerEur;
  const salary = toNumber(fields.salary) ?? 0;
  const converted = currency === 'SEK' ? salary * rate : salary / rate;
  return String(Math.round(converted / 100) * 100);
}

/** Switching the language navigates, to the query that the page was opened with: the URL is written again after it. */
function useUrl(query: string, fields: Fields, language: Language): void {
  const first = useRef(fields);
  const isTracked = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of language replaces the URL
  useEffect(() => {
    if (first.current === fields) return;
    const { pathname, search } = window.location;
    const lang = new URLSearchParams(search).get('lang');
    window.history.replaceState(
      window.history.state,
      '',
      `${pathname}?${query}${lang ? `&lang=${lang}` : ''}`,
    );
  }, [query, fields, language]);

  useEffect(() => {
    if (first.current === fields) return;
    // Typing has ended: count it as one calculation.
    const timer = setTimeout(() => {
      if (!isTracked.current) track('calculator_complete', {});
      isTracked.current = true;
    }, quietMs);
    return () => clearTimeout(timer);
  }, [fields]);
}
