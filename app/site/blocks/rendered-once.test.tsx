import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { type FindRendered, RenderedOnceContext } from '../../hydration/rendered-once.ts';
import { createRenderedParts } from '../../hydration/rendered-parts.server.ts';
import { LanguageProvider } from '../../i18n/language-context.tsx';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { common } from '../../i18n/messages/common.sv.ts';
import { RenderedOnce } from './rendered-once.tsx';

function render(find: FindRendered | undefined, name: string): string {
  return renderToString(
    <RenderedOnceContext value={find}>
      <LanguageProvider language="sv" common={common}>
        <RenderedOnce as="ul" className="grid" part="list" inputs={{ name }}>
          <li>
            {'Hej '}
            {name} <LocalizedLink to="/pricing">Priser & villkor</LocalizedLink>
          </li>
        </RenderedOnce>
      </LanguageProvider>
    </RenderedOnceContext>,
  );
}

it('writes what React would write, in the language of the page', async () => {
  const find = createRenderedParts();
  const plain = render(undefined, 'Mio');
  expect(render(find, 'Mio')).toBe(plain);
  await new Promise((resolve) => setImmediate(resolve));
  expect(render(find, 'Mio')).toBe(plain);
  expect(plain).toContain('<a href="/pricing?lang=sv">Priser &amp; villkor</a>');
  expect(render(find, 'Noor')).toBe(plain.replace('Mio', 'Noor'));
});
