import { privatePages } from './private-pages.ts';

// Finds secrets by their shape anywhere in a log line: an error may quote a URL or a header.

const hidden = '[hidden]';

/** Tokens of private pages. */
const pageTokens = new RegExp(String.raw`(/${privatePages}/)[\w-]{20,}`, 'gi');
const parameterTokens =
  /([?&"'\s](?:access_|refresh_|provider_|auth_)?(?:token|token_hash|apikey|code|unsubscribe|password|secret)=)[^&\s"'\\#]+/gi;
const headerValues =
  /(\b(?:authorization|apikey|cookie|set-cookie)\\?["']?\s?[:=]\s?\\?["']?(?:(?:bearer|basic)\s)?|\b(?:bearer|basic)\s)[^\s"'\\,;]+/gi;
const jwt = /\beyJ[\w-]{8,4000}\.[\w-]{1,4000}\.[\w-]{0,1000}/g;
/** Tokens of links: 224 bits in hexadecimal, or 256 in base64url. */
const longTokens = /(?<![\w/.-])(?:pkce_)?(?:[0-9a-f]{56}|[\w-]{43})(?![\w./-])/gi;

export function redact(line: string): string {
  return line
    .replace(pageTokens, `$1${hidden}`)
    .replace(parameterTokens, `$1${hidden}`)
    .replace(jwt, hidden)
    .replace(headerValues, `$1${hidden}`)
    .replace(longTokens, hidden);
}
