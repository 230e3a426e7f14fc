import { findSecretError, type SecretError } from './mail-template-secrets.ts';

// The rules of `private.check_template`, told while somebody is still writing.

export type TemplateError =
  | { code: 'empty' | 'too_long' | 'unknown_tag' | 'unclosed' | 'unsafe_html' }
  | { code: 'unknown_variable'; names: string[] }
  | SecretError;

const longest = { subject: 200, body: 20_000 };
const words = ['and', 'or', 'contains', 'true', 'false', 'nil', 'null', 'empty', 'blank'];
const tags = ['if', 'elsif', 'else', 'endif', 'unless', 'endunless'];
const unsafe =
  /<\s*(script|style|iframe|object|embed|form|link|meta|base)\b|\son[a-z]+\s*=|javascript:/i;

export function findTemplateError(
  part: 'subject' | 'body',
  text: string,
  { variables, siteUrl }: { variables: string[]; siteUrl: string },
): TemplateError | undefined {
  if (!text.trim()) return { code: 'empty' };
  if (text.length > longest[part]) return { code: 'too_long' };
  const names = listNames(text).filter((name) => !variables.includes(name));
  if (names.length > 0) return { code: 'unknown_variable', names };
  if ([...text.matchAll(/\{%-?\s*(\w*)/g)].some(([, name = '']) => !tags.includes(name))) {
    return { code: 'unknown_tag' };
  }
  if (isUnclosed(text)) return { code: 'unclosed' };
  if (unsafe.test(text)) return { code: 'unsafe_html' };
  return findSecretError(part, text, { variables, siteUrl });
}

/** Half a pair of braces, or a condition without its end: such a mail could not be sent. */
function isUnclosed(text: string): boolean {
  const bare = text.replace(/\{\{[^{}]*\}\}|\{%[^%]*%\}/g, '');
  const count = (tag: string) => text.match(new RegExp(`\\{%-?\\s*${tag}\\b`, 'g'))?.length ?? 0;
  const isOpen = count('if') !== count('endif') || count('unless') !== count('endunless');
  return isOpen || /\{\{|\{%/.test(bare);
}

/** Names that the text mentions; strings, operators and filters are none. */
function listNames(text: string): string[] {
  const found = new Set<string>();
  const expressions = /\{\{([^{}]*)\}\}|\{%-?\s*(?:if|elsif|unless)\s([^%]*)%\}/g;
  for (const [, output, condition] of text.matchAll(expressions)) {
    const bare = (output ?? condition ?? '')
      .replace(/'[^']*'|"[^"]*"/g, ' ')
      .replace(/\|\s*[a-z_]+\s*:?/g, ' ');
    for (const [name] of bare.matchAll(/(?<![\w.])[A-Za-z_]\w*/g)) {
      if (!words.includes(name)) found.add(name);
    }
  }
  return [...found];
}

/** What is being typed after `{{`, and where it begins; nothing where no name is being typed. */
export function findTypedName(
  text: string,
  caret: number,
): { start: number; typed: string } | undefined {
  const match = /\{\{-?[ \t]*(\w*)$/.exec(text.slice(0, caret));
  if (!match) return undefined;
  return { start: match.index, typed: match[1] ?? '' };
}

/** The text with the name in place of what was typed, closed, and where the caret then stands. */
export function insertName(
  text: string,
  { start, caret, name }: { start: number; caret: number; name: string },
): { text: string; caret: number } {
  const written = `{{ ${name} }}`;
  const rest = text.slice(caret).replace(/^\w*[ \t]*\}\}/, '');
  return { text: text.slice(0, start) + written + rest, caret: start + written.length };
}
