import { clsx } from 'clsx';
import { useId } from 'react';
import { useMessages } from '../use-messages.ts';
import { chooseScheme, type Scheme, schemes, useScheme } from './scheme.ts';

const pictures: Record<Scheme, string> = {
  system: 'M4 5h16v11H4zM9 20h6M12 16v4',
  light:
    'M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4',
  dark: 'M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z',
};

export function SchemeSwitch() {
  const messages = useMessages('shell').scheme;
  const scheme = useScheme();
  const name = useId();
  return (
    <fieldset
      aria-label={messages.label}
      className="flex rounded-lg border border-line bg-paper p-0.5"
    >
      {schemes.map((choice) => (
        <label
          key={choice}
          htmlFor={`${name}-${choice}`}
          title={messages[choice]}
          className={clsx(
            'grid size-7 cursor-pointer place-content-center rounded-md has-focus-visible:outline-3 has-focus-visible:outline-focus pointer-coarse:size-10',
            choice === scheme ? 'bg-mint text-on-mint' : 'text-soft hover:text-ink',
          )}
        >
          <input
            id={`${name}-${choice}`}
            type="radio"
            name={name}
            checked={choice === scheme}
            onChange={() => chooseScheme(choice)}
            aria-label={messages[choice]}
            className="sr-only"
          />
          <svg
            viewBox="0 0 24 24"
            aria-hidden="true"
            className="size-4"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinecap="round"
            strokeLinejoin="round"
          >
            <path d={pictures[choice]} />
          </svg>
        </label>
      ))}
    </fieldset>
  );
}
