import type { TokenType } from './one-time-tokens.ts';

// Mails with a code and a link. `mailKinds` defines the template, the token and the link of each kind.

export interface Kind {
  template: string;
  token: TokenType;
  /** The `type` parameter of the link. */
  linkType: 'signup' | 'invite' | 'magiclink' | 'recovery' | 'email_change' | 'reauthentication';
  sentColumn: string;
}

export const mailKinds = {
  confirmation: {
    template: 'auth_confirmation',
    token: 'confirmation_token',
    linkType: 'signup',
    sentColumn: 'confirmation_sent_at',
  },
  invite: {
    template: 'auth_invite',
    token: 'confirmation_token',
    linkType: 'invite',
    sentColumn: 'confirmation_sent_at',
  },
  magicLink: {
    template: 'auth_magic_link',
    token: 'magic_link_token',
    linkType: 'magiclink',
    sentColumn: 'recovery_sent_at',
  },
  /** Contacts of clients type the code of the mail. Its token is separate, as nobody else can request one. */
  portalCode: {
    template: 'auth_portal_code',
    token: 'portal_token',
    linkType: 'magiclink',
    sentColumn: 'recovery_sent_at',
  },
  recovery: {
    template: 'auth_recovery',
    token: 'recovery_token',
    linkType: 'recovery',
    sentColumn: 'recovery_sent_at',
  },
  emailChange: {
    template: 'auth_email_change',
    token: 'email_change_token_new',
    linkType: 'email_change',
    sentColumn: 'email_change_sent_at',
  },
  emailChangeCurrent: {
    template: 'auth_email_change_current',
    token: 'email_change_token_current',
    linkType: 'email_change',
    sentColumn: 'email_change_sent_at',
  },
  reauthentication: {
    template: 'auth_reauthentication',
    token: 'reauthentication_token',
    linkType: 'reauthentication',
    sentColumn: 'reauthentication_sent_at',
  },
} satisfies Record<string, Kind>;

export type MailKind = keyof typeof mailKinds;
