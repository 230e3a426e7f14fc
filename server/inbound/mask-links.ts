import { mask } from '../email/mail-link.ts';

// A reply quotes the mail that it answers, with the private link of its sender, which staff must not get (see outbox).
// Some mail programs rewrite links to redirect through another site, which percent-encodes them, and some through
// several.

/** Tokens of private pages: 256 bits in base64url. */
const pages =
  /((?:\/|%(?:25){0,3}2F)(?:status|me|review|unsubscribe|article|confirm)(?:\/|%(?:25){0,3}2F))[\w-]{43}(?![\w-])/gi;
/** Tokens of accounts, 224 bits in hexadecimal, and of links that unsubscribe. */
const parameters =
  /((?:[?&;]|%(?:25){0,3}(?:3F|26))(?:token|token_hash|unsubscribe)(?:=|%(?:25){0,3}3D))(?:(?:pkce_)?[0-9a-f]{56}|[\w-]{43})(?![\w-])/gi;

/** Both kinds of tokens as Proofpoint writes them: `_` for a slash, and `-` and two hexadecimal digits for other signs. */
const proofpointPages =
  /(_(?:status|me|review|unsubscribe|article|confirm)_)(?:[a-z\d]|-2D|-5F){43}(?![a-z\d])/gi;
const proofpointParameters =
  /(-(?:3F|26)(?:token|token-5Fhash|unsubscribe)-3D)(?:(?:pkce-5F)?[0-9a-f]{56}|(?:[a-z\d]|-2D|-5F){43})(?![a-z\d])/gi;

/** A URL in base64, as Sophos writes them. */
const encodedUrl = /(?<![\w+/-])aHR0c[\w+/-]{50,4000}/g;

const maskPlain = (text: string): string =>
  text.replace(pages, `$1${mask}`).replace(parameters, `$1${mask}`);

/** Hides the secrets of links that the product has mailed. */
export const maskLinks = (text: string): string =>
  maskPlain(text)
    .replace(proofpointPages, `$1${mask}`)
    .replace(proofpointParameters, `$1${mask}`)
    .replace(encodedUrl, (encoded) => {
      const url = Buffer.from(encoded, 'base64').toString('latin1');
      return maskPlain(url) === url ? encoded : mask;
    });
