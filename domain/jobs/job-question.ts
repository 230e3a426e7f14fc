import type { QuestionKind } from '../enums.ts';
import type { FieldError } from '../forms/form-error.ts';
import { maxUrlLength } from '../limits.ts';

export type Question = {
  id: string;
  kind: QuestionKind;
  options: { value: string }[];
  required: boolean;
};

export type Answer = string | number | boolean | string[];

type ParsedAnswers = { answers: Record<string, Answer>; errors: Record<string, FieldError> };

export const maxAnswerLength = { short_text: 500, long_text: 5000, url: maxUrlLength };

/** Parses answers by question id. Errors are named like the fields of the form: `answers.{id}`. */
export function parseAnswers(questions: Question[], input: Record<string, unknown>): ParsedAnswers {
  const parsed: ParsedAnswers = { answers: {}, errors: {} };
  for (const question of questions) {
    const result = parseAnswer(question, input[question.id]);
    if (result === undefined) {
      if (question.required) parsed.errors[`answers.${question.id}`] = 'required';
    } else if ('error' in result) parsed.errors[`answers.${question.id}`] = result.error;
    else parsed.answers[question.id] = result.answer;
  }
  return parsed;
}

type Result = { answer: Answer } | { error: FieldError } | undefined;

function parseAnswer({ kind, options }: Question, input: unknown): Result {
  if (input === undefined || input === null || input === '') return undefined;
  const offeredValues = options.map(({ value }) => value);
  switch (kind) {
    case 'yes_no':
      return parseYesNo(input);
    case 'number': {
      const number = typeof input === 'number' ? input : Number(String(input).replace(',', '.'));
      return Number.isFinite(number) ? { answer: number } : { error: 'number_invalid' };
    }
    case 'single_choice':
      return offeredValues.includes(String(input))
        ? { answer: String(input) }
        : { error: 'choice_invalid' };
    case 'multiple_choice': {
      const chosenValues = [...new Set((Array.isArray(input) ? input : [input]).map(String))];
      if (chosenValues.length === 0) return undefined;
      return chosenValues.every((value) => offeredValues.includes(value))
        ? { answer: chosenValues }
        : { error: 'choice_invalid' };
    }
    default:
      return parseText(kind, String(input).trim());
  }
}

function parseYesNo(input: unknown): Result {
  if ([true, 'true', 'yes', 'on'].includes(input as string | boolean)) return { answer: true };
  if ([false, 'false', 'no'].includes(input as string | boolean)) return { answer: false };
  return { error: 'choice_invalid' };
}

function parseText(kind: keyof typeof maxAnswerLength, text: string): Result {
  if (text === '') return undefined;
  if (text.length > maxAnswerLength[kind]) return { error: 'too_long' };
  if (kind === 'url' && !/^https?:\/\/(?=[^\s"<>]+\.[^\s"<>])[^\s"<>]+$/.test(text))
    return { error: 'url_invalid' };
  return { answer: text };
}
