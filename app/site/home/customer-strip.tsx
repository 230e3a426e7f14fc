import { clsx } from 'clsx';
import { useState } from 'react';
import { WordMark } from '../../art/word-mark.tsx';
import type { CustomerLogo } from './data.ts';
import type { HomeMessages } from './messages.en.ts';

/** Fewer logos than this do not fill a wide screen twice, so they stand still. */
const minRollingLogos = 6;

type CustomerStripProps = { messages: HomeMessages['customers']; customers: CustomerLogo[] };

export function CustomerStrip({ messages, customers }: CustomerStripProps) {
  const [paused, setPaused] = useState(false);
  if (customers.length === 0) return null;
  if (customers.length < minRollingLogos) {
    return (
      <section aria-label={messages.title} className="bg-spruce text-on-spruce">
        <Logos customers={customers} isStill />
      </section>
    );
  }

  return (
    <section
      aria-label={messages.title}
      className="relative overflow-hidden bg-spruce text-on-spruce"
    >
      <div className="logo-strip motion-reduce:w-auto" data-paused={paused || undefined}>
        <Logos customers={customers} />
        <div aria-hidden="true" className="flex motion-reduce:hidden">
          <Logos customers={customers} copy />
        </div>
      </div>
      <div className="needs-js absolute inset-y-0 right-0 flex motion-reduce:hidden items-center bg-linear-to-r from-transparent to-spruce to-40% pr-4 pl-16 sm:pr-6">
        <button
          type="button"
          onClick={() => setPaused(!paused)}
          aria-label={paused ? messages.play : messages.pause}
          className="grid size-11 place-content-center rounded-full bg-spruce shadow-[inset_0_0_0_1.5px_currentColor] hover:bg-apricot hover:text-on-apricot"
        >
          <svg viewBox="0 0 16 16" className="w-4" aria-hidden="true">
            <path
              d={paused ? 'M4 2l10 6-10 6z' : 'M3 2h3.5v12H3zM9.5 2H13v12H9.5z'}
              fill="currentColor"
            />
          </svg>
        </button>
      </div>
    </section>
  );
}

type LogosProps = {
  customers: CustomerLogo[];
  /** The second row, which is hidden from the keyboard and from screen readers. */
  copy?: boolean;
  isStill?: boolean;
};

function Logos({ customers, copy = false, isStill = false }: LogosProps) {
  return (
    <ul
      className={clsx(
        'flex items-center text-[1.35rem] motion-reduce:flex-wrap motion-reduce:justify-center motion-reduce:py-2.5',
        isStill && 'flex-wrap justify-center py-2.5',
      )}
    >
      {customers.map(({ id, displayName, logo, link }) => (
        <li
          key={id}
          className={
            isStill ? 'px-5 py-4 sm:px-9' : 'px-9 py-6.5 motion-reduce:px-5 motion-reduce:py-4'
          }
        >
          {link ? (
            <a href={link} rel="noopener" tabIndex={copy ? -1 : undefined}>
              <WordMark name={displayName} logo={logo} />
            </a>
          ) : (
            <WordMark name={displayName} logo={logo} />
          )}
        </li>
      ))}
    </ul>
  );
}
