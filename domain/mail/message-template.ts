import type { Language } from '../language.ts';

/** The variables of a template. Each becomes words when the template is used. */
export const messageVariables = ['first_name', 'job_title', 'company', 'sender', 'agency'] as const;

type MessageVariable = (typeof messageVariables)[number];

/** A variable without a value is not known here, such as the job in a mail that is about none. */
export type MessageValues = Partial<Record<MessageVariable, string>>;

export const maxTemplateNameLength = 80;

/** A text of a template: documents of the editor, by language. */
export type MessageText = Partial<Record<Language, object | null>>;

type Raw = {
  type?: string;
  text?: string;
  attrs?: Record<string, unknown>;
  content?: Raw[];
  marks?: unknown[];
};

const isMessageVariable = (name: unknown): name is MessageVariable =>
  messageVariables.some((known) => known === name);

const variableOf = ({ type, attrs }: Raw): MessageVariable | undefined =>
  type === 'variable' && isMessageVariable(attrs?.name) ? attrs.name : undefined;

/** Replaces the variables of a document that have a value; the others stay, for staff to replace. */
export function fillVariables(document: object, values: MessageValues): object {
  return fillNode(document as Raw, values);
}

function fillNode(node: Raw, values: MessageValues): Raw {
  const name = variableOf(node);
  const value = name && values[name];
  if (value) return { type: 'text', text: value, ...(node.marks && { marks: node.marks }) };
  return node.content
    ? { ...node, content: node.content.map((child) => fillNode(child, values)) }
    : node;
}

/** Lists the variables that are left in a document, each once. */
export function listVariables(document: unknown): MessageVariable[] {
  const node = (document ?? {}) as Raw;
  const name = variableOf(node);
  const below = Array.isArray(node.content) ? node.content.flatMap(listVariables) : [];
  return [...new Set(name ? [name, ...below] : below)];
}

/**
 * Finds a variable that was typed in braces, as `{{ first_name }}` of other programs, in a document or a line. Nothing
 * replaces it: it would be mailed as it stands.
 */
export function findTypedVariable(text: unknown): string | undefined {
  return /\{\{[^{}]*\}\}/.exec(typeof text === 'string' ? text : plainText(text))?.[0];
}

/** The text of a document, without the breaks between its parts: bold letters do not split a variable. */
function plainText(document: unknown): string {
  const { text, content } = (document ?? {}) as Raw;
  return text ?? (Array.isArray(content) ? content.map(plainText).join('') : '');
}

/** Returns a document of one line as text. A variable without a value is named in brackets. */
export function fillLine(
  document: object | null | undefined,
  values: MessageValues,
  names: Record<MessageVariable, string>,
): string {
  const read = (node: Raw): string => {
    const name = variableOf(node);
    if (name) return values[name] || bracket(names[name]);
    return node.text ?? (node.content ?? []).map(read).join('');
  };
  return document ? read(document as Raw).trim() : '';
}

const bracket = (name: string) => `[${name}]`;

/** Lists the variables that are left in a line. */
export function listBrackets(
  line: string,
  names: Record<MessageVariable, string>,
): MessageVariable[] {
  return messageVariables.filter((name) => line.includes(bracket(names[name])));
}

/** The language of a text of a template: that of the recipient if the template has it, or else the other one. */
export function languageOfText(text: MessageText, preferred: Language): Language {
  if (text[preferred]) return preferred;
  return preferred === 'en' ? 'sv' : 'en';
}
