import { randomUUID } from 'node:crypto';
import type { Query } from '../../postgres/query.ts';
import type { Auth, AuthContext } from '../context.ts';
import { languageOf } from '../mail/mail.ts';
import { generateSecrets, issueOneTimeToken, type TokenType } from '../mail/one-time-tokens.ts';
import type { User } from '../users/users.ts';
import type { TextMessage } from './gateway.ts';

// Short enough for one message: 160 characters of the alphabet of GSM, which has å, ä and ö.

type Text = 'code' | 'accountExists';

const texts: Record<'en' | 'sv', Record<Text, string>> = {
  en: {
    code: '{code} is your code for {siteName}. Never share it with anyone.',
    accountExists:
      'Someone tried to use this number at {siteName}, where it already has an account. If it was you, sign in.',
  },
  sv: {
    code: '{code} är din kod till {siteName}. Dela den aldrig med någon.',
    accountExists:
      'Någon försökte använda det här numret hos {siteName}, där det redan har ett konto. Var det du kan du logga in.',
  },
};

function writeText(
  language: 'en' | 'sv',
  text: Text,
  values: { siteName: string; code?: string },
): string {
  return texts[language][text]
    .replace('{code}', () => values.code ?? '')
    .replace('{siteName}', () => values.siteName);
}

const sentColumns = {
  sms_token: 'confirmation_sent_at',
  phone_change_token: 'phone_change_sent_at',
  reauthentication_token: 'reauthentication_sent_at',
} satisfies Partial<Record<TokenType, string>>;

type SmsTokenType = keyof typeof sentColumns;

/** The fixed code of a number for tests, else a random one. */
export const makeSmsCode = ({ sms, codeLength }: Auth['settings'], phone: string): string =>
  sms?.testCodes.get(phone) ?? generateSecrets(codeLength).code;

/** Stores the hash of a new code, which replaces an earlier one, and returns the message with the code. */
export async function issueSmsCode(
  auth: Auth,
  context: AuthContext,
  query: Query,
  user: User,
  { type, phone }: { type: SmsTokenType; phone: string },
): Promise<TextMessage> {
  const code = makeSmsCode(auth.settings, phone);
  const { token } = generateSecrets(0);
  await issueOneTimeToken(query, { userId: user.id, type, relatesTo: phone }, { code, token });
  await query(
    `update auth.users set ${sentColumns[type]} = now(), updated_at = now() where id = $1`,
    [user.id],
  );
  return composeText(auth, context, query, user, { phone, code });
}

/** Without a code, the message tells the owner of the number that it has an account. */
export async function composeText(
  { settings: { siteName } }: Auth,
  context: AuthContext,
  query: Query,
  user: User,
  { phone, code }: { phone: string; code?: string },
): Promise<TextMessage> {
  const language = await languageOf(context, query, user, '');
  const text = writeText(language, code ? 'code' : 'accountExists', { siteName, code });
  return { id: randomUUID(), phone, text };
}
