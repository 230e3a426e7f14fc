import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { LogoMark } from '../../art/logo-mark.tsx';
import { useLoadingProgress } from './loading-progress.ts';

type LoadingViewProps = {
  /** Accessible name of the progress bar. */
  label: string;
  text?: string;
  size?: 'small' | 'medium' | 'large';
  fullScreen?: boolean;
  children?: ReactNode;
};

const sizes = {
  small: { llama: 'text-3xl', bar: 'w-32' },
  medium: { llama: 'text-5xl', bar: 'w-48' },
  large: { llama: 'text-7xl', bar: 'w-72' },
};

export function LoadingView({
  label,
  text,
  size = 'medium',
  fullScreen = false,
  children,
}: LoadingViewProps) {
  const progress = useLoadingProgress();
  const { llama, bar } = sizes[size];

  return (
    <div
      className={clsx(
        'grid place-content-center justify-items-center gap-4 p-6',
        fullScreen && 'fixed inset-0 z-50 bg-page',
      )}
    >
      {/* The emoji is an empty box where no font has it, so it is text only and the drawing is seen. */}
      <span className={clsx('relative leading-none text-primary', llama)} aria-hidden="true">
        <LogoMark className="size-[1em]" />
        <span className="absolute inset-0 overflow-hidden opacity-0">🦙</span>
      </span>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuenow={Math.round(progress)}
        aria-valuemin={0}
        aria-valuemax={100}
        className={clsx('h-2 overflow-hidden rounded-full bg-line', bar)}
      >
        <div
          className="bar bar-strong h-full rounded-full bg-primary transition-[width]"
          style={{ width: `${progress}%` }}
        />
      </div>
      {text && <p className="text-soft">{text}</p>}
      {children}
    </div>
  );
}
