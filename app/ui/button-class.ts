import { clsx } from 'clsx';

export type ButtonLook = {
  /**
   * `solid` is the main action; `paper` is secondary on dense screens; `warm` is for dark panels, and
   * `pale` is secondary there.
   */
  variant?: 'solid' | 'outline' | 'paper' | 'warm' | 'pale' | 'quiet' | 'danger';
  /** Pills of the site in two heights; `compact` for dense screens. */
  size?: 'large' | 'medium' | 'compact';
};

const variants = {
  solid: 'bg-primary text-on-primary hover:bg-primary-strong',
  outline: 'text-ink shadow-[inset_0_0_0_1.5px_currentColor] hover:bg-wool',
  paper: 'bg-paper text-ink shadow-[inset_0_0_0_1px_var(--color-line)] hover:bg-wool',
  warm: 'bg-apricot text-on-apricot hover:bg-apricot-strong',
  pale: 'text-on-spruce shadow-[inset_0_0_0_1.5px_currentColor] hover:bg-on-spruce/10',
  quiet: 'text-ink hover:bg-wool',
  danger: 'bg-lingon text-page hover:opacity-90',
};

const sizes = {
  large: 'min-h-13 rounded-full px-6.5',
  medium: 'min-h-11 rounded-full px-3.5 text-[.95rem] sm:px-5 sm:text-base',
  compact: 'min-h-9 rounded-lg px-3.5 text-sm',
};

/** Shared by buttons and by links that look like buttons. */
export function buttonClass({ variant = 'solid', size = 'large' }: ButtonLook = {}): string {
  return clsx(
    'button inline-flex items-center whitespace-nowrap justify-center gap-2.5 text-center font-semibold no-underline transition-colors',
    'disabled:cursor-not-allowed disabled:opacity-55',
    variants[variant],
    sizes[size],
  );
}
