import { z } from 'zod';
import { maxEmailLength } from '../../domain/limits.ts';
import { invalid } from './errors.ts';

/** Returns the address as it is stored: lower case, without surrounding spaces. */
export function parseEmail(value: string): string {
  const email = value.trim().toLowerCase();
  if (!email) throw invalid('An email address is required');
  // Mail servers reject longer addresses.
  if (email.length > maxEmailLength) throw invalid('An email address is too long');
  if (!z.email().safeParse(email).success) {
    throw invalid('Unable to validate email address: invalid format');
  }
  return email;
}

/** Returns the number as it is stored: the digits of E.164, without the plus sign. */
export function parsePhone(value: string): string {
  const phone = value.replaceAll(' ', '').replace(/^\+/, '');
  if (!/^[1-9]\d{1,14}$/.test(phone)) throw invalid('Invalid phone number format (E.164 required)');
  return phone;
}
