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
  return next !== undefined && next !== document.documentElement.lang;
}
