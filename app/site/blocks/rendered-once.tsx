import { type ReactNode, use } from 'react';
import { PublicKeysContext } from '../../backend/public-keys.tsx';
import { RenderedOnceContext } from '../../hydration/rendered-once.ts';
import { LanguageProvider, useCommonMessages, useLanguage } from '../../i18n/language-context.tsx';
import { SiteContext } from '../shell/site-context.tsx';

type RenderedOnceProps = {
  as?: 'div' | 'ul' | 'footer';
  className?: string;
  /** Names the part. */
  part: string;
  /** All that the children depend on, besides the language and the settings of the site. */
  inputs?: unknown;
  /** May not use `useId` or the router, whose results depend on the whole page. */
  children: ReactNode;
};

/**
 * A part that is equal on many pages. The server renders it once and writes the same HTML into each page; in the browser
 * it is hydrated as any other.
 */
export function RenderedOnce(props: RenderedOnceProps) {
  const { as: Element = 'div', className, part, inputs, children } = props;
  const find = use(RenderedOnceContext);
  const language = useLanguage();
  const common = useCommonMessages();
  const site = use(SiteContext);
  const keys = use(PublicKeysContext);
  const html = find?.(`${part} ${language} ${JSON.stringify(inputs)}`, () => (
    <LanguageProvider language={language} common={common}>
      <SiteContext value={site}>
        <PublicKeysContext value={keys}>{children}</PublicKeysContext>
      </SiteContext>
    </LanguageProvider>
  ));
  if (html === undefined) return <Element className={className}>{children}</Element>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React has escaped it when it rendered the part.
  return <Element className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
