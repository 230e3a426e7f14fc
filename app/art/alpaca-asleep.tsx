import { Drawing, outlined, type PoseProps } from './alpaca-parts.tsx';

/** Asleep, for places where there is nothing yet. */
export function AlpacaAsleep({ label, className }: PoseProps) {
  return (
    <Drawing label={label} className={className}>
      <circle cx="140" cy="150" r="72" fill="var(--color-peach)" />
      <path d="M-6 520c44-92 136-132 246-132s202 44 246 132z" fill="var(--color-hill)" />
      <g fill="var(--color-fleece)" {...outlined}>
        <path d="M76 446c-30-8-36-48-8-62-8-30 20-54 48-46 16-24 54-26 70-4 22-16 56-8 62 18 30-10 60 10 58 40 28 10 32 46 8 60-8 22-40 26-56 10-16 18-52 18-66 0-20 16-52 12-62-8-22 14-48 8-54-8z" />
        <path d="M286 402c-14-16-12-44 8-54-4-22 16-38 34-32 14-16 42-12 48 8 20 2 30 24 20 40l34 10c16 5 22 20 17 32l-5 12c-6 12-18 14-30 12l-70-8c-26 6-46-4-56-20z" />
        <path d="M300 352c-26-14-46-10-54 4 14 14 36 18 54 12zM330 322c-10-24-26-34-40-30 0 20 12 36 30 44z" />
      </g>
      <g fill="none" {...outlined}>
        <path d="M364 384q12 10 24 0M412 424c10 4 20 3 27-3" />
        <path d="M436 396l5 2" />
      </g>
      <circle cx="362" cy="408" r="11" fill="var(--color-apricot)" opacity=".45" />
      <path
        d="M262 420c20 16 52 22 78 14l4 28c-30 10-68 4-92-14z"
        fill="var(--color-apricot)"
        {...outlined}
      />
      <g fill="none" stroke="var(--color-fleece-shade)" strokeWidth="5" strokeLinecap="round">
        <path d="M106 372q12 14 24 0M158 402q12 14 24 0M112 424q12 14 24 0M204 374q12 14 24 0M318 344q10 10 20 0M346 338q10 10 20 0" />
      </g>
      <g
        fill="none"
        stroke="var(--color-soft)"
        strokeWidth="6"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="M392 286h26l-26 30h26M426 226h20l-20 24h20M392 184h14l-14 17h14" />
      </g>
    </Drawing>
  );
}
