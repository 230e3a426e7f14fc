/** Settings of the auth service. Times are in seconds; 0 disables a limit on sessions. */
export interface AuthSettings {
  /** Public URL of this service, such as https://www.example.com/auth/v1. */
  externalUrl: string;
  /** Redirect target if the request names no allowed URL. */
  siteUrl: string;
  siteName: string;
  /** Glob patterns of further allowed redirect URLs. */
  redirectUrls: string[];
  trustedProxies: number;
  /** Encrypts secrets that are stored in the database. */
  encryptionKey?: string;

  /** The domain that passkeys belong to, and the origins of the pages that may use them. */
  passkeys: { domain: string; origins: string[] };

  signupEnabled: boolean;
  emailEnabled: boolean;
  autoconfirm: boolean;
  anonymousEnabled: boolean;
  manualLinking: boolean;

  passwordMinLength: number;
  /** A password must contain a character of each of these sets. */
  passwordRequiredCharacters: string[];
  /** Rejects passwords on the list of common ones. */
  rejectCommonPasswords: boolean;
  /** A password change requires a mailed code if the session is older than a day. */
  reauthenticationRequired: boolean;
  /** A password change requires the current password, unless the sign-in is recent. */
  currentPasswordRequired: boolean;
  /** Time for which a sign-in counts as recent. */
  recentSignIn: number;
  /** A new e-mail address must be confirmed at the old address too. */
  secureEmailChange: boolean;

  accessTokenLifetime: number;
  refreshTokenReuseInterval: number;
  sessionTimebox: number;
  sessionInactivity: number;

  codeLength: number;
  codeLifetime: number;
  /** Lifetime of the link in an invitation. */
  inviteLifetime: number;
  /** Minimum time between two mails of one kind to one address. */
  mailInterval: number;
  /** Requests per network in five minutes; mails per hour, per network and in total. */
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
    /** Text messages per day to one number, or by one account. */
    smsPerNumber: number;
    /** Text messages per day of one network. */
    smsPerVisitor: number;
    /** All text messages of a day. */
    smsPerDay: number;
  };

  /** Undefined if codes cannot be sent by text message: sign-in by phone and phone factors are then off. */
  sms?: SmsSettings;
  smsCodeLifetime: number;
  /** Time before a second message to one number; it doubles with each further one. */
  smsInterval: number;

  linkedin?: { clientId: string; clientSecret: string; issuer: string };
}

export interface SmsSettings {
  /** The gateway; without it only the numbers of test codes can be used. */
  url?: string;
  /** Signs the requests to the gateway. */
  secret?: Buffer;
  /** Value of the Authorization header. */
  authorization?: string;
  /** Fixed codes by number; nothing is sent to these numbers. */
  testCodes: ReadonlyMap<string, string>;
}
