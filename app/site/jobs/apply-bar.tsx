import { buttonClass } from '../../ui/button-class.ts';
import { Container } from '../../ui/container.tsx';

type ApplyBarProps = {
  /** Short, to leave room for the pay. */
  label: string;
  /** The label with its context, for screen readers. */
  name: string;
  title: string;
  pay: string | null;
};

/**
 * Keeps the link to the form within reach on phones and tablets. It is the last element of the advertisement and sticks
 * to the bottom of the screen until the form itself is reached.
 */
export function ApplyBar({ label, name, title, pay }: ApplyBarProps) {
  return (
    <div className="apply-bar sticky bottom-0 z-5 border-t border-line bg-page/95 pb-[env(safe-area-inset-bottom)] backdrop-blur-md lg:hidden print:hidden">
      <Container className="flex items-center justify-between gap-4 py-2.5">
        {/* The heading of the page says the same to screen readers. */}
        <p aria-hidden="true" className="min-w-0 leading-tight max-[24rem]:hidden">
          <span className="block truncate font-semibold">{title}</span>
          {pay && <span className="block truncate text-[.88rem] text-soft">{pay}</span>}
        </p>
        <a
          href="#apply"
          aria-label={name}
          className={`${buttonClass({ size: 'medium' })} grow-0 max-[24rem]:grow`}
        >
          {label}
        </a>
      </Container>
    </div>
  );
}
