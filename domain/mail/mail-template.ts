import { lacksEssential, nameEssential } from './essential-variables.ts';
import { findSecretError, type SecretError } from './mail-template-secrets.ts';

// The rules of `private.check_template`, checked in the editor while a template is written.

export type TemplateError =
  | { code: 'empty' | 'too_long' | 'unknown_tag' | 'unclosed' | 'unsafe_html' }
  | { code: 'unknown_variable' | 'essential_missing'; names: string[] }
  | SecretError;

const maxLengths = { subject: 200, body: 20_000 };
/** Variables and conditions of a text together. The longest built-in ones have 300 characters; each takes time to parse. */
const maxCodeLength = 3_000;
const code = /\{\{[^{}]*\}\}|\{%[^%]*%\}/g;
const keywords = ['and', 'or', 'contains', 'true', 'false', 'nil', 'null', 'empty', 'blank'];
const tags = ['if', 'elsif', 'else', 'endif', 'unless', 'endunless'];
const unsafe =
  /<\s*(script|style|iframe|object|embed|form|link|meta|base)\b|\son[a-z]+\s*=|javascript:/i;

type Rules = {
  variables: string[];
  /** Variables of which the body needs one. */
  essential?: readonly string[];
  siteUrl: string;
};

export function findTemplateError(
  part: 'subject' | 'body',
  text: string,
  { variables, essential = [], siteUrl }: Rules,
): TemplateError | undefined {
  if (!text.trim()) return { code: 'empty' };
  if (text.length > maxLengths[part]) return { code: 'too_long' };
  const codeLength = (text.match(code) ?? []).join('').length;
  if (codeLength > maxCodeLength) return { code: 'too_long' };
  const names = listNames(text).filter((name) => !variables.includes(name));
  if (names.length > 0) return { code: 'unknown_variable', names };
  if ([...text.matchAll(/\{%-?\s*(\w*)/g)].some(([, name = '']) => !tags.includes(name))) {
    return { code: 'unknown_tag' };
  }
  if (isUnclosed(text)) return { code: 'unclosed' };
  if (unsafe.test(text)) return { code: 'unsafe_html' };
  const secretError = findSecretError(part, text, { variables, siteUrl });
  if (secretError) return secretError;
  if (part === 'body' && lacksEssential(text, essential)) {
    return { code: 'essential_missing', names: [nameEssential(essential)] };
  }
  return undefined;
}

/** Finds unbalanced braces and unfinished conditions, which cannot be rendered. */
function isUnclosed(text: string): boolean {
  const bare = text.replace(code, '');
  const count = (tag: string) => text.match(new RegExp(`\\{%-?\\s*${tag}\\b`, 'g'))?.length ?? 0;
  const isOpen = count('if') !== count('endif') || count('unless') !== count('endunless');
  return isOpen || /\{\{|\{%/.test(bare);
}

/** Lists the variables of a template, without strings, operators and filters. */
function listNames(text: string): string[] {
  const variableNames = new Set<string>();
  const expressions = /\{\{([^{}]*)\}\}|\{%-?\s*(?:if|elsif|unless)\s([^%]*)%\}/g;
  for (const [, output, condition] of text.matchAll(expressions)) {
    const bare = (output ?? condition ?? '')
      .replace(/'[^']*'|"[^"]*"/g, ' ')
      .replace(/\|\s*[a-z_]+\s*:?/g, ' ');
    for (const [name] of bare.matchAll(/(?<![\w.])[A-Za-z_]\w*/g)) {
      if (!keywords.includes(name)) variableNames.add(name);
    }
  }
  return [...variableNames];
}

/** Returns the variable name being typed after `{{` and its start; undefined if there is none. */
export function findTypedName(
  text: string,
  caret: number,
): { start: number; typed: string } | undefined {
  const match = /\{\{-?[ \t]*(\w*)$/.exec(text.slice(0, caret));
  if (!match) return undefined;
  return { start: match.index, typed: match[1] ?? '' };
}

/** Replaces the typed part by the complete variable; returns the text and the new caret position. */
export function insertName(
  text: string,
  { start, caret, name }: { start: number; caret: number; name: string },
): { text: string; caret: number } {
  const placeholder = `{{ ${name} }}`;
  const textAfter = text.slice(caret).replace(/^\w*[ \t]*\}\}/, '');
  return {
    text: text.slice(0, start) + placeholder + textAfter,
    caret: start + placeholder.length,
  };
}
