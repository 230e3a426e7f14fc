import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Icon, type IconName } from './icon.tsx';

type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  icon: IconName;
  label: string;
};

export function IconButton({ icon, label, className, type = 'button', ...props }: IconButtonProps) {
  return (
    <button
      type={type}
      aria-label={label}
      title={label}
      className={clsx(
        'inline-grid size-9 flex-none cursor-pointer place-content-center rounded-lg text-soft transition-colors hover:bg-wool hover:text-ink pointer-coarse:size-11',
        'disabled:cursor-not-allowed disabled:opacity-35 disabled:hover:bg-transparent',
        className,
      )}
      {...props}
    >
      <Icon name={icon} />
    </button>
  );
}
