import { type Language, languages } from '../../../domain/language.ts';
import { essentialVariablesOf, nameEssential } from '../../../domain/mail/essential-variables.ts';
import {
  findTemplateError,
  type TemplateError as TextError,
} from '../../../domain/mail/mail-template.ts';
import { isSecret } from '../../../domain/mail/mail-template-secrets.ts';
import { mask } from '../mail-link.ts';
import { htmlLiquid, lineLiquid } from './liquid.ts';
import { findBodyError, showsEssential, type Template } from './render.ts';

type PartError = {
  code: TextError['code'] | 'syntax';
  /** The unknown names, or the message of the parser. */
  detail: string;
};

type Part = 'subject' | 'body';

export type TemplateError = PartError & { language: Language; part: Part };

const parts: Part[] = ['subject', 'body'];

/**
 * Finds the errors that prevent a template from being saved, and so from being previewed. The database rejects
 * unknown names too.
 */
export function validateTemplate(template: Template, siteUrl: string): TemplateError[] {
  const { key, variables } = template;
  const essential = key ? essentialVariablesOf(key) : [];
  return inAllTexts(template, (text, part) => {
    const error = findTemplateError(part, text, { variables, essential, siteUrl });
    if (!error) {
      const syntaxErrors = findSyntaxErrors(text, variables);
      const isRendered = syntaxErrors.length === 0 && part === 'body' && variables.some(isSecret);
      return isRendered
        ? findRenderedErrors(text, { ...template, essential }, siteUrl)
        : syntaxErrors;
    }
    return [{ code: error.code, detail: 'names' in error ? error.names.join(', ') : '' }];
  });
}

/** Finds the errors that prevent a stored template from being rendered; earlier releases had fewer rules. */
export function validateSyntax(template: Template): TemplateError[] {
  return inAllTexts(template, (text) => findSyntaxErrors(text, template.variables));
}

function inAllTexts(
  template: Template,
  find: (text: string, part: Part) => PartError[],
): TemplateError[] {
  return languages.flatMap((language) =>
    parts.flatMap((part) =>
      find(template[part][language], part).map((error) => ({ ...error, language, part })),
    ),
  );
}

type Checked = Pick<Template, 'key' | 'variables'> & { essential: readonly string[] };

/** Checks the rendered text too, because filters can put a URL together, and conditions can hide a link. */
function findRenderedErrors(
  text: string,
  { key, variables, essential }: Checked,
  siteUrl: string,
): PartError[] {
  const link = `${siteUrl}/${mask}`;
  const values = variables.map((name) => [name, isSecret(name) ? link : name]);
  const template = { key, subject: { en: '', sv: '' }, body: { en: text, sv: text }, variables };
  const content = { language: 'en' as const, variables: Object.fromEntries(values) };
  const sender = { siteName: '', siteUrl, contactEmail: '' };
  const error = findBodyError(template, content, sender, [link]);
  if (error) return [{ code: error.code, detail: '' }];
  const isComplete = showsEssential(template, content, sender);
  return isComplete ? [] : [{ code: 'essential_missing', detail: nameEssential(essential) }];
}

function findSyntaxErrors(text: string, variables: string[]): PartError[] {
  try {
    const sample = Object.fromEntries(variables.map((name) => [name, name]));
    const unknownNames = htmlLiquid
      .globalVariablesSync(text)
      .filter((name) => !variables.includes(name))
      .map((detail) => ({ code: 'unknown_variable' as const, detail }));
    if (unknownNames.length === 0) lineLiquid.parseAndRenderSync(text, sample);
    return unknownNames;
  } catch (error) {
    return [{ code: 'syntax', detail: (error as Error).message.split('\n')[0] ?? '' }];
  }
}
