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

type Page = { applicationId?: string; purpose?: 'person' | 'application' };

/**
 * Opens the own page of the person whom the mail is for. With the purpose "application" it opens only the application
 * that the mail is about.
 */
export function personLink(siteUrl: string, { applicationId, purpose }: Page = {}): MailLink {
  if (!applicationId) return new MailLink(`${siteUrl}/me/${mask}`, { kind: 'me' });
  const kind = purpose === 'application' ? 'application' : 'status';
  return new MailLink(`${siteUrl}/status/${mask}`, { kind });
}

/** Ends job alerts and opens no page, because people forward such mail to friends. */
export function unsubscribeLinks(siteUrl: string): Record<string, MailLink> {
  const opens = { kind: 'unsubscribe' } as const;
  return {
    unsubscribe_link: new MailLink(`${siteUrl}/unsubscribe/${mask}`, opens),
    unsubscribe_url: new MailLink(`${siteUrl}/functions/v1/person?unsubscribe=${mask}`, opens),
  };
}

export function reviewLink(siteUrl: string, id: string, language: 'en' | 'sv'): MailLink {
  const query = language === 'sv' ? '?lang=sv' : '';
  return new MailLink(`${siteUrl}/review/${mask}${query}`, { kind: 'review', review_link_id: id });
}

/** Confirms a form that was sent with the address of a known person. */
export function confirmLink(siteUrl: string, id: string, language: 'en' | 'sv'): MailLink {
  const query = language === 'sv' ? '?lang=sv' : '';
  return new MailLink(`${siteUrl}/confirm/${mask}${query}`, { kind: 'confirm', submission_id: id });
}
