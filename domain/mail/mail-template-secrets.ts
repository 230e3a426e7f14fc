// Links and codes in a mail give access to accounts and private pages. A template may show them but must not send
// them to another server: an image URL with such a link would leak it as soon as the mail is opened.

export type SecretError = { code: 'secret_misplaced' | 'foreign_content' | 'foreign_link' };

const secrets = ['link', 'code', 'unsubscribe_link', 'unsubscribe_url'];

const isSecret = (variable: string) => secrets.includes(variable);

/** Placeholders of a secret variable, and of any other output. */
const secret = '\uE000';
const other = '\uE001';

const tag = /<\/?([a-z][a-z0-9]*)((?:\s+[a-z-]+(?:\s*=\s*(?:"[^"<>]*"|'[^'<>]*'))?)*)\s*\/?>/gi;
const attribute = /\s([a-z-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/gi;
const block = /^(?:p|br|hr|li|ul|ol|div|h[1-6]|table|tbody|thead|tr|td|th|blockquote)$/i;
const attributes =
  /^(?:href|src|class|style|title|alt|width|height|align|valign|lang|dir|role|border|cellpadding|cellspacing|colspan|rowspan|bgcolor|target|rel)$/i;
const loadsByStyle = /url|image|import|expression|[\\&]/i;

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
  const filled = insertPlaceholders(text);
  if (filled === undefined) return { code: 'secret_misplaced' };
  const errors = new Set<SecretError['code']>();
  const visible = part === 'body' ? checkTags(filled, siteUrl, errors) : filled;
  for (let at = visible.indexOf(secret); at >= 0; at = visible.indexOf(secret, at + 1)) {
    if (!standsAlone(visible.slice(0, at).slice(-1), visible.slice(at + 1))) {
      errors.add('secret_misplaced');
    }
  }
  const scheme = siteUrl.slice(0, siteUrl.indexOf('//'));
  for (const { 0: url, index } of visible.matchAll(/\/\/\S*|www\.\S*/gi)) {
    const before = visible.slice(Math.max(0, index - scheme.length), index);
    if (!isOwn(before + url, siteUrl)) errors.add('foreign_link');
  }
  const worst = (['secret_misplaced', 'foreign_content', 'foreign_link'] as const).find((code) =>
    errors.has(code),
  );
  return worst && { code: worst };
}

/** Replaces each output by a placeholder, after the white space control of Liquid. */
function insertPlaceholders(text: string): string | undefined {
  if (text.includes(secret) || text.includes(other)) return undefined;
  let isMisused = false;
  const filled = stripControlled(text)
    .replace(/\{%[^%]*%\}/g, '')
    .replace(/\{\{([^{}]*)\}\}/g, (_, expression: string) => {
      if (isSecret(expression.trim())) return secret;
      const bare = expression.replace(/'[^']*'|"[^"]*"/g, ' ');
      if (bare.split(/\W+/).some(isSecret)) isMisused = true;
      return other;
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
    return pieces.map((piece, at) => (at > 0 ? piece.trimStart() : piece)).join(brace);
  }, opened);
}

/** Collects the errors of tags and returns the text between them. */
function checkTags(html: string, siteUrl: string, errors: Set<SecretError['code']>): string {
  const visible = html.replace(tag, (_, name: string, given: string) => {
    for (const [, key = '', double, single] of given.matchAll(attribute)) {
      const error = checkAttribute(name, key, (double ?? single ?? '').trim(), siteUrl);
      if (error) errors.add(error);
    }
    return block.test(name) ? '\n' : '';
  });
  // A mail program may read anything else that looks like a tag as one.
  if (/<[a-z/!?]/i.test(visible)) {
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
  if (isLink)
    return isOwn(value, siteUrl) || /^(?:mailto|tel):/i.test(value) ? undefined : 'foreign_link';
  if (!attributes.test(name) || /^href$/i.test(name)) return 'foreign_content';
  if (/^src$/i.test(name) && !isOwn(value, siteUrl)) return 'foreign_content';
  if (/^style$/i.test(name) && loadsByStyle.test(value)) return 'foreign_content';
  return undefined;
}

/** Checks for a URL of this site; `https://site.example.evil` only starts like one. */
function isOwn(url: string, siteUrl: string): boolean {
  const rest = url.startsWith(siteUrl) ? url.slice(siteUrl.length) : undefined;
  return rest !== undefined && /^(?:[/?#]|[).,;:!]*$)/.test(rest);
}
