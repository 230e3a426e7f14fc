import { type ReactNode, use } from 'react';
import { PublicKeysContext } from '../../backend/public-keys.tsx';
import { RenderedOnceContext } from '../../hydration/rendered-once.ts';
import { LanguageProvider, useCommonMessages, useLanguage } from '../../i18n/language-context.tsx';
import { SiteContext } from '../shell/site-context.tsx';

type RenderedOnceProps = {
  as?: 'div' | 'ul' | 'footer';
  className?: string;
  /** A name that no other part has: with the language and `inputs` it is the key under which the HTML is cached. */
  part: string;
  /**
   * All that the children depend on, besides the language and the settings of the site. If something is missing here, a
   * page shows the part of another one.
   */
  inputs?: unknown;
  /** They may not use `useId` or the router, whose results depend on the whole page. */
  children: ReactNode;
};

/**
 * A part that is equal on many pages. The server renders it once and writes the same HTML into each page; in the browser
 * it is hydrated as any other.
 */
export function RenderedOnce(props: RenderedOnceProps) {
  const { as: Element = 'div', className, part, inputs, children } = props;
  const findRendered = use(RenderedOnceContext);
  const language = useLanguage();
  const common = useCommonMessages();
  const site = use(SiteContext);
  const keys = use(PublicKeysContext);
  const html = findRendered?.(`${part} ${language} ${JSON.stringify(inputs)}`, () => (
    <LanguageProvider language={language} common={common}>
      <SiteContext value={site}>
        <PublicKeysContext value={keys}>{children}</PublicKeysContext>
      </SiteContext>
    </LanguageProvider>
  ));
  if (html === undefined) return <Element className={className}>{children}</Element>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React escaped the values when it rendered the part.
  return <Element className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
