import type { Language } from '../../domain/language.ts';
import type { Subscription } from '../../domain/people/newsletter.ts';

/** Describes the target of a link or code. It is stored with the mail, without the secret. */
export type Opens =
  | { kind: 'me' | 'status' | 'application' | 'unsubscribe' | 'account' }
  | { kind: 'review'; review_link_id: string }
  | { kind: 'confirm'; submission_id: string }
  | { kind: 'code'; length: number }
  /** The secret is lost: the mail is from a release that stored it. */
  | { kind: 'gone' };

/** Stands for the secret until the mail is sent. */
export const mask = '••••';

/** The value of a mail's variable that carries a secret. */
export class MailLink {
  /** Has the mask in place of the secret; staff see this form. */
  readonly shown: string;
  readonly opens: Opens;

  constructor(shown: string, opens: Opens) {
    this.shown = shown;
    this.opens = opens;
  }
}

/**
 * Sets the language of the page even for English, because the language of a browser may differ from that of the mail.
 */
export function localizedUrl(url: string, language: Language): string {
  const localized = new URL(url);
  localized.searchParams.set('lang', language);
  return localized.href;
}

/** A page behind a link. The mask is not escaped, because the secret is put in its place. */
function maskedUrl(siteUrl: string, folder: string, language: Language): string {
  return `${siteUrl}/${folder}/${mask}?lang=${language}`;
}

type Page = { applicationId?: string; purpose?: 'person' | 'application' };

/**
 * Opens the own page of the person, who gets the mail. With the purpose "application" it opens only the application
 * that the mail is about.
 */
export function personLink(
  siteUrl: string,
  language: Language,
  { applicationId, purpose }: Page = {},
): MailLink {
  if (!applicationId) return new MailLink(maskedUrl(siteUrl, 'me', language), { kind: 'me' });
  const kind = purpose === 'application' ? 'application' : 'status';
  return new MailLink(maskedUrl(siteUrl, 'status', language), { kind });
}

/** Ends one subscription and opens no page, because people forward such mail to friends. */
export function unsubscribeLinks(
  siteUrl: string,
  language: Language,
  from: Subscription = 'alerts',
): Record<string, MailLink> {
  const opens = { kind: 'unsubscribe' } as const;
  return {
    unsubscribe_link: new MailLink(
      `${maskedUrl(siteUrl, 'unsubscribe', language)}&from=${from}`,
      opens,
    ),
    unsubscribe_url: new MailLink(
      `${siteUrl}/functions/v1/person?unsubscribe=${mask}&from=${from}`,
      opens,
    ),
  };
}

export function reviewLink(siteUrl: string, id: string, language: Language): MailLink {
  const shown = maskedUrl(siteUrl, 'review', language);
  return new MailLink(shown, { kind: 'review', review_link_id: id });
}

/** Confirms a form that was sent with the address of a known person. */
export function confirmLink(siteUrl: string, id: string, language: Language): MailLink {
  const shown = maskedUrl(siteUrl, 'confirm', language);
  return new MailLink(shown, { kind: 'confirm', submission_id: id });
}

/** Adds the site URL to links of mail that a database trigger has enqueued: the trigger only has the path. */
export function addSite(
  values: Record<string, unknown>,
  links: Record<string, unknown>,
  siteUrl: string,
): Record<string, unknown> {
  const resolved = Object.keys(links).map((name) => {
    const path = String(values[name]);
    return [name, path.startsWith('/') ? `${siteUrl}${path}` : path];
  });
  return { ...values, ...Object.fromEntries(resolved) };
}
