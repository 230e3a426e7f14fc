type ProgressBarProps = { value: number; max: number; label: string };

export function ProgressBar({ value, max, label }: ProgressBarProps) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={max}
      className="h-1.5 w-full overflow-hidden rounded-full bg-wool"
    >
      <div
        className="bar bar-strong h-full rounded-full bg-primary transition-[width]"
        style={{ width: `${max > 0 ? Math.min(100, (100 * value) / max) : 0}%` }}
      />
    </div>
  );
}
