import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { parseLanguage } from '../../domain/language.ts';

/** For loaders that use no query parameter but the language. */
export function revalidateOnLanguage({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  if (formMethod || currentUrl.href === nextUrl.href) return defaultShouldRevalidate;
  const next = parseLanguage(nextUrl.searchParams.get('lang'));
  // The URL comes first: the document still has the language before when Back follows the switch at once.
  const current =
    parseLanguage(currentUrl.searchParams.get('lang')) ?? document.documentElement.lang;
  return next !== undefined && next !== current;
}
