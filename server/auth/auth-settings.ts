/** How the auth service behaves. Times are in seconds; 0 switches a limit on sessions off. */
export interface AuthSettings {
  /** Where this service is reached, such as https://www.example.com/auth/v1. */
  externalUrl: string;
  /** Where people are sent when no allowed address was asked for. */
  siteUrl: string;
  siteName: string;
  /** Globs of further addresses that people may be sent to. */
  redirectUrls: string[];
  trustedProxies: number;
  /** Seals what the database keeps and must not know. */
  encryptionKey?: string;

  signupEnabled: boolean;
  emailEnabled: boolean;
  autoconfirm: boolean;
  anonymousEnabled: boolean;
  manualLinking: boolean;

  passwordMinLength: number;
  /** Each of these sets of characters must occur in a password. */
  passwordRequiredCharacters: string[];
  /** Those that everybody guesses first. */
  commonPasswordsRefused: boolean;
  /** A new password needs a mailed code when the session is older than a day. */
  reauthenticationRequired: boolean;
  /** A new password needs the current one, unless somebody has just signed in. */
  currentPasswordRequired: boolean;
  /** How long signing in takes the place of the current password. */
  recentSignIn: number;
  /** A new e-mail address is confirmed at the old address too. */
  secureEmailChange: boolean;

  accessTokenLifetime: number;
  refreshTokenReuseInterval: number;
  sessionTimebox: number;
  sessionInactivity: number;

  codeLength: number;
  codeLifetime: number;
  /** Of the link of an invitation. */
  inviteLifetime: number;
  /** Between two mails of one kind to one address. */
  mailInterval: number;
  /** Requests per network in five minutes; mails per hour, of one network and of all. */
  limits: {
    token: number;
    verify: number;
    mail: number;
    failures: number;
    failuresPerAccount: number;
    factor: number;
    anonymousPerHour: number;
    mailsPerVisitor: number;
    mailsPerHour: number;
  };

  linkedin?: { clientId: string; clientSecret: string; issuer: string };
}

export const defaultAuthSettings = {
  siteName: 'Alpaca',
  redirectUrls: [],
  trustedProxies: 0,
  signupEnabled: true,
  emailEnabled: true,
  autoconfirm: false,
  anonymousEnabled: false,
  manualLinking: false,
  passwordMinLength: 8,
  passwordRequiredCharacters: [],
  commonPasswordsRefused: true,
  reauthenticationRequired: false,
  currentPasswordRequired: true,
  recentSignIn: 600,
  secureEmailChange: true,
  accessTokenLifetime: 3600,
  refreshTokenReuseInterval: 10,
  sessionTimebox: 0,
  sessionInactivity: 0,
  codeLength: 6,
  codeLifetime: 3600,
  inviteLifetime: 604_800,
  mailInterval: 60,
  limits: {
    token: 300,
    verify: 60,
    mail: 60,
    failures: 30,
    failuresPerAccount: 10,
    factor: 75,
    anonymousPerHour: 30,
    mailsPerVisitor: 30,
    mailsPerHour: 300,
  },
} satisfies Omit<AuthSettings, 'externalUrl' | 'siteUrl'>;
