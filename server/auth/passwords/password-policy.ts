import type { AuthSettings } from '../auth-settings.ts';
import { AuthError, invalid } from '../errors.ts';
import { isCommonPassword } from './common-passwords.ts';

type Policy = Pick<
  AuthSettings,
  'passwordMinLength' | 'passwordRequiredCharacters' | 'rejectCommonPasswords'
>;

/** The limit of the protocol, which comes from bcrypt. */
export const maxPasswordBytes = 72;

interface Weakness {
  message: string;
  reasons: string[];
}

/** Returns the weaknesses of a password, or undefined. */
export function findWeakness(policy: Policy, password: string): Weakness | undefined {
  const { passwordMinLength: minLength, passwordRequiredCharacters: sets } = policy;
  const reasons: string[] = [];
  const sentences: string[] = [];
  if ([...password].length < minLength) {
    reasons.push('length');
    sentences.push(`Password should be at least ${minLength} characters.`);
  }
  if (sets.some((set) => ![...set].some((character) => password.includes(character)))) {
    reasons.push('characters');
    sentences.push(`Password should contain at least one character of each: ${sets.join(', ')}.`);
  }
  if (policy.rejectCommonPasswords && isCommonPassword(password)) {
    // The protocol defines three reasons, and only this one fits a common password.
    reasons.push('pwned');
    sentences.push(
      'Password is known to be weak and easy to guess, please choose a different one.',
      'Digits or symbols around a common word are not enough.',
    );
  }
  return reasons.length > 0 ? { message: sentences.join(' '), reasons } : undefined;
}

/** Throws if a password must not be stored. */
export function requireStrongPassword(policy: Policy, password: string): void {
  if (Buffer.byteLength(password) > maxPasswordBytes) {
    throw invalid(`Password cannot be longer than ${maxPasswordBytes} characters`);
  }
  const weakness = findWeakness(policy, password);
  if (weakness) {
    throw new AuthError(422, 'weak_password', weakness.message, { reasons: weakness.reasons });
  }
}
