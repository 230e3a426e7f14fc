import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { parseLanguage } from '../../../domain/language.ts';

/** Runs a loader again only if the path or the language changes. It suits loaders that use no other query parameter. */
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
