import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

type CardProps = ComponentProps<'div'> & {
  as?: 'div' | 'article' | 'section';
  tone?: 'paper' | 'wool' | 'spruce' | 'peach';
  compact?: boolean;
};

/** All have a border, so that text in neighbouring cards aligns. */
const tones = {
  paper: 'border border-line bg-paper',
  wool: 'border border-transparent bg-wool',
  spruce: 'border border-transparent bg-spruce text-on-spruce',
  peach: 'border border-transparent bg-peach',
};

export function Card({
  as: Element = 'div',
  tone = 'paper',
  compact = false,
  className,
  ...props
}: CardProps) {
  const shape = compact ? 'rounded-compact p-4' : 'rounded-card p-7 md:p-10';
  return <Element className={clsx(tones[tone], shape, className)} {...props} />;
}
