import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { parseLanguage } from '../../../domain/language.ts';

/** For loaders that use no query parameter but the language. */
export function revalidateOnLanguage({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  if (formMethod || currentUrl.href === nextUrl.href) return defaultShouldRevalidate;
  const next = parseLanguage(nextUrl.searchParams.get('lang'));
  // Uses the URL, because the document still has the previous language if Back follows a switch immediately.
  const current =
    parseLanguage(currentUrl.searchParams.get('lang')) ?? document.documentElement.lang;
  return next !== undefined && next !== current;
}
