import { mask } from '../email/mail-link.ts';

// A reply quotes the mail that it answers, with the private link of its sender. Staff must not get it (see outbox). Some
// programs lead links through a site of their own, which has them percent-encoded, and some through several.

/** Tokens of private pages: 256 bits in base64url. */
const pages =
  /((?:\/|%(?:25){0,3}2F)(?:status|me|review|unsubscribe|article|confirm)(?:\/|%(?:25){0,3}2F))[\w-]{43}(?![\w-])/gi;
/** Tokens of accounts, 224 bits in hexadecimal, and of links that unsubscribe. */
const parameters =
  /((?:[?&;]|%(?:25){0,3}(?:3F|26))(?:token|token_hash|unsubscribe)(?:=|%(?:25){0,3}3D))(?:(?:pkce_)?[0-9a-f]{56}|[\w-]{43})(?![\w-])/gi;

/** Hides the secrets of links that the product has mailed. */
export const maskLinks = (text: string): string =>
  text.replace(pages, `$1${mask}`).replace(parameters, `$1${mask}`);
