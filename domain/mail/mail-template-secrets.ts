// Links and codes in a mail give access to accounts and private pages. A template may show them but must not send
// them to another server: an image URL with such a link would leak it as soon as the mail is opened.

export type SecretError = { code: 'secret_misplaced' | 'foreign_content' | 'foreign_link' };

const secrets = ['link', 'code', 'unsubscribe_link', 'unsubscribe_url'];

export const isSecret = (variable: string) => secrets.includes(variable);

// Placeholders stand for the parts of a template while its HTML is checked.
/** A secret variable. */
const secret = '\uE000';
/** Another variable. */
const other = '\uE001';
/** An expression with a filter or a string. */
const computed = '\uE002';
/** A condition that opens. */
const opening = '\uE003';
/** A condition that closes. */
const closing = '\uE004';
/** A branch between both. */
const branch = '\uE005';
const anyPlaceholder = /[\uE000-\uE005]/;

// Stricter than HTML: mail programs agree on how to read such a tag. Attributes are quoted and contain no `<` or `>`.
const tag = /<\/?([a-z][a-z0-9]*)((?:\s+[a-z-]+(?:\s*=\s*(?:"[^"<>]*"|'[^'<>]*'))?)*)\s*\/?>/gi;
const attribute = /\s([a-z-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/gi;
/** Every `<` except a lone one may be read as the start of a tag by some mail program. */
const otherTag = /<(?![\s\d=]|$)/;
const block = /^(?:p|br|hr|li|ul|ol|div|h[1-6]|table|tbody|thead|tr|td|th|blockquote|body)$/i;
const unsafeTag = /^(?:script|style|iframe|object|embed|form|link|meta|base|svg|math)$/i;
const attributes =
  /^(?:href|src|class|style|title|alt|width|height|align|valign|lang|dir|role|border|cellpadding|cellspacing|colspan|rowspan|bgcolor|target|rel)$/i;
const loadsByStyle = /url|image|import|expression|[\\&]/i;

type HtmlToken = { text: string } | { tag: string; name: string; isBlock: boolean };

/** Splits HTML into tags and the text between; undefined if it contains a tag that mail programs may read differently. */
export function splitTags(html: string): HtmlToken[] | undefined {
  const tokens: HtmlToken[] = [];
  let position = 0;
  for (const { 0: whole, 1: name = '', index } of html.matchAll(tag)) {
    tokens.push({ text: html.slice(position, index) });
    tokens.push({ tag: whole, name, isBlock: block.test(name) });
    position = index + whole.length;
  }
  tokens.push({ text: html.slice(position) });
  return tokens.some((token) => 'text' in token && otherTag.test(token.text)) ? undefined : tokens;
}

/** Marks that may follow a secret. */
const punctuation = ')]"\'“”!?;:,.…';

/** Checks that a link or a code between these texts is not part of a longer URL or word. */
export function standsAlone(before: string, after: string): boolean {
  return /(?:^|[\s(["'“”])$/.test(before) && /^[)\]"'“”!?;:,.…]*(?:\s|<|$)/.test(after);
}

/** Returns the most serious error of a template that declares links or codes. */
export function findSecretError(
  part: 'subject' | 'body',
  text: string,
  { variables, siteUrl }: { variables: string[]; siteUrl: string },
): SecretError | undefined {
  if (!variables.some(isSecret)) return undefined;
  const textWithPlaceholders = insertPlaceholders(text);
  if (textWithPlaceholders === undefined) return { code: 'secret_misplaced' };
  const errors = new Set<SecretError['code']>();
  const visible =
    part === 'body' ? checkTags(textWithPlaceholders, siteUrl, errors) : textWithPlaceholders;
  for (
    let secretIndex = visible.indexOf(secret);
    secretIndex >= 0;
    secretIndex = visible.indexOf(secret, secretIndex + 1)
  ) {
    // The text before a condition that opens, or after one that closes, is next to the secret in the mail as well.
    if (!standsAlone(characterBefore(visible, secretIndex), textAfter(visible, secretIndex))) {
      errors.add('secret_misplaced');
    }
  }
  const scheme = siteUrl.slice(0, siteUrl.indexOf('//'));
  for (const { 0: url, index } of visible.matchAll(/\/\/\S*|www\.\S*/gi)) {
    const before = visible.slice(Math.max(0, index - scheme.length), index);
    if (!isOwn(before + url, siteUrl)) errors.add('foreign_link');
  }
  // The two slashes of a URL may be apart in the template but together in the mail.
  if (/\/[\uE002-\uE005]|[\uE002-\uE005]\//.test(visible)) errors.add('foreign_link');
  return findWorst(errors);
}

function characterBefore(text: string, at: number): string {
  let start = at;
  while (text[start - 1] === opening) start -= 1;
  return text[start - 1] ?? '';
}

/** The text up to the first character that decides whether a secret stands alone. */
function textAfter(text: string, at: number): string {
  let end = at + 1;
  while (end < text.length && (text[end] === closing || punctuation.includes(text[end] ?? '')))
    end += 1;
  return text.slice(at + 1, end + 1).replaceAll(closing, '');
}

/**
 * Checks the tags of a rendered mail, because conditions and values may have changed what its template says. `targets`
 * are the values of variables, escaped, which may be the whole target of a link; `masked` are those of secrets.
 */
export function findRenderedError(
  html: string,
  { siteUrl, targets, masked }: { siteUrl: string; targets: string[]; masked: string[] },
): SecretError | undefined {
  const errors = new Set<SecretError['code']>();
  const asPlaceholder = (value: string) => {
    if (masked.includes(value)) return secret;
    if (masked.some((text) => text && value.includes(text))) return secret + value;
    return targets.includes(value) ? other : value;
  };
  checkTags(html, siteUrl, errors, asPlaceholder);
  return findWorst(errors);
}

function findWorst(errors: Set<SecretError['code']>): SecretError | undefined {
  const codes = ['secret_misplaced', 'foreign_content', 'foreign_link'] as const;
  const worst = codes.find((code) => errors.has(code));
  return worst && { code: worst };
}

/** Replaces each output and each condition by a placeholder, after the white space control of Liquid. */
function insertPlaceholders(text: string): string | undefined {
  if (anyPlaceholder.test(text)) return undefined;
  let isMisused = false;
  const filled = stripControlled(text)
    .replace(/\{%([^%]*)%\}/g, (_, inner: string) => {
      const [name = ''] = inner.trimStart().split(/\W/, 1);
      if (name === 'if' || name === 'unless') return opening;
      return name.startsWith('end') ? closing : branch;
    })
    .replace(/\{\{([^{}]*)\}\}/g, (_, expression: string) => {
      if (isSecret(expression.trim())) return secret;
      const bare = expression.replace(/'[^']*'|"[^"]*"/g, ' ');
      if (bare.split(/\W+/).some(isSecret)) isMisused = true;
      return /^\s*\w+\s*$/.test(expression) ? other : computed;
    });
  return isMisused ? undefined : filled;
}

/** Applies the white space control of Liquid. Uses split, because regular expressions would take quadratic time. */
function stripControlled(text: string): string {
  const opened = ['{{', '{%'].reduce((rest, brace) => {
    const pieces = rest.split(`${brace}-`);
    return pieces
      .map((piece, at) => (at < pieces.length - 1 ? piece.trimEnd() : piece))
      .join(brace);
  }, text);
  return ['}}', '%}'].reduce((rest, brace) => {
    const pieces = rest.split(`-${brace}`);
    return pieces.map((piece, index) => (index > 0 ? piece.trimStart() : piece)).join(brace);
  }, opened);
}

/** Collects the errors of tags and returns the text between them. */
function checkTags(
  html: string,
  siteUrl: string,
  errors: Set<SecretError['code']>,
  asPlaceholder = (value: string) => value,
): string {
  const visible = html.replace(tag, (_, name: string, attributeText: string) => {
    if (unsafeTag.test(name)) errors.add('foreign_content');
    for (const [, key = '', double, single] of attributeText.matchAll(attribute)) {
      const value = asPlaceholder((double ?? single ?? '').trim());
      const error = checkAttribute(name, key, value, siteUrl);
      if (error) errors.add(error);
    }
    return block.test(name) ? '\n' : '';
  });
  if (otherTag.test(visible)) {
    errors.add(visible.includes(secret) ? 'secret_misplaced' : 'foreign_content');
  }
  return visible;
}

function checkAttribute(
  tagName: string,
  name: string,
  value: string,
  siteUrl: string,
): SecretError['code'] | undefined {
  const isLink = /^a$/i.test(tagName) && /^href$/i.test(name);
  if (isLink && (value === secret || value === other)) return undefined;
  if (value.includes(secret)) return 'secret_misplaced';
  // A condition could take a part of the value away.
  if (/[\uE003-\uE005]/.test(value)) return 'foreign_content';
  if (isLink)
    return isOwn(value, siteUrl) || /^(?:mailto|tel):/i.test(value) ? undefined : 'foreign_link';
  if (!attributes.test(name) || /^href$/i.test(name)) return 'foreign_content';
  if (/^src$/i.test(name) && !isOwn(value, siteUrl)) return 'foreign_content';
  if (/^style$/i.test(name) && (loadsByStyle.test(value) || anyPlaceholder.test(value))) {
    return 'foreign_content';
  }
  return undefined;
}

/** Checks for a URL of this site; `https://site.example.evil` only starts like one. */
function isOwn(url: string, siteUrl: string): boolean {
  const rest = url.startsWith(siteUrl) ? url.slice(siteUrl.length) : undefined;
  return rest !== undefined && /^(?:[/?#]|[).,;:!]*$)/.test(rest);
}
