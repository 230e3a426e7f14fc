import { mask } from '../email/mail-link.ts';
import { privatePages } from '../support/private-pages.ts';

// A reply quotes the mail that it answers, with a private link. Staff must not get its token: the outbox stores mail
// without it. Link scanners wrap URLs, some several times, and percent-encode them each time (%2F, %252F).

/** 256 bits in base64url. */
const pageToken = String.raw`[\w-]{43}`;
/** 224 bits in hexadecimal, of accounts. */
const accountToken = '[0-9a-f]{56}';

const encoded = '%(?:25){0,3}';
const slash = String.raw`(?:\/|${encoded}2F)`;

const pageTokens = new RegExp(
  String.raw`(${slash}${privatePages}${slash})${pageToken}(?![\w-])`,
  'gi',
);
/** Tokens of accounts, and of links that unsubscribe. */
const parameterTokens = new RegExp(
  String.raw`((?:[?&;]|${encoded}(?:3F|26))(?:token|token_hash|unsubscribe)(?:=|${encoded}3D))(?:(?:pkce_)?${accountToken}|${pageToken})(?![\w-])`,
  'gi',
);

// Proofpoint writes `_` for a slash, and `-` and two hexadecimal digits for other signs.
const proofpointToken = String.raw`(?:[a-z\d]|-2D|-5F){43}`;

const proofpointPageTokens = new RegExp(
  String.raw`(_${privatePages}_)${proofpointToken}(?![a-z\d])`,
  'gi',
);
const proofpointParameterTokens = new RegExp(
  String.raw`(-(?:3F|26)(?:token|token-5Fhash|unsubscribe)-3D)(?:(?:pkce-5F)?${accountToken}|${proofpointToken})(?![a-z\d])`,
  'gi',
);

/** A URL in base64, as Sophos writes them: `aHR0c` is base64 of `http`. */
const encodedUrl = /(?<![\w+/-])aHR0c[\w+/-]{50,4000}/g;

const maskPlain = (text: string): string =>
  text.replace(pageTokens, `$1${mask}`).replace(parameterTokens, `$1${mask}`);

/** Hides the secrets of links that the product has mailed. */
export const maskLinks = (text: string): string =>
  maskPlain(text)
    .replace(proofpointPageTokens, `$1${mask}`)
    .replace(proofpointParameterTokens, `$1${mask}`)
    .replace(encodedUrl, (found) => {
      const url = Buffer.from(found, 'base64').toString('latin1');
      return maskPlain(url) === url ? found : mask;
    });
