import { type Language, languages } from '../../domain/language.ts';
import { htmlLiquid, lineLiquid } from './liquid.ts';
import type { Template } from './render.ts';

export type TemplateError = {
  language: Language;
  part: 'subject' | 'body';
  code: 'unknown_variable' | 'syntax';
  /** The unknown name, or the message of the parser. */
  detail: string;
};

/** Finds the errors that prevent a template from being saved. The database rejects unknown names too. */
export function validateTemplate({ subject, body, variables }: Template): TemplateError[] {
  return languages.flatMap((language) => [
    ...check(subject[language], variables).map((error) => ({
      ...error,
      language,
      part: 'subject' as const,
    })),
    ...check(body[language], variables).map((error) => ({
      ...error,
      language,
      part: 'body' as const,
    })),
  ]);
}

function check(text: string, variables: string[]): Pick<TemplateError, 'code' | 'detail'>[] {
  try {
    const sample = Object.fromEntries(variables.map((name) => [name, name]));
    const unknown = htmlLiquid
      .globalVariablesSync(text)
      .filter((name) => !variables.includes(name))
      .map((detail) => ({ code: 'unknown_variable' as const, detail }));
    if (unknown.length === 0) lineLiquid.parseAndRenderSync(text, sample);
    return unknown;
  } catch (error) {
    return [{ code: 'syntax', detail: (error as Error).message.split('\n')[0] ?? '' }];
  }
}
