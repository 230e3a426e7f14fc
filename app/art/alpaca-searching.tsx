import {
  Body,
  Drawing,
  Head,
  OpenEye,
  outlined,
  type PoseProps,
  Scarf,
  StandingLegs,
} from './alpaca-parts.tsx';

/** Searching at night, with a lantern. */
export function AlpacaSearching({ label, className }: PoseProps) {
  return (
    <Drawing label={label} className={className}>
      <circle cx="240" cy="262" r="238" fill="var(--color-spruce)" />
      <g fill="var(--color-apricot)">
        <circle cx="96" cy="190" r="4" />
        <circle cx="150" cy="104" r="5" />
        <circle cx="214" cy="70" r="3" />
        <circle cx="190" cy="176" r="3" />
        <circle cx="404" cy="112" r="4" />
      </g>
      <path
        d="M29 372c64-22 130-24 208-12s160 8 226-14A238 238 0 0 1 29 372z"
        fill="var(--color-hill)"
      />
      <circle cx="404" cy="306" r="66" fill="var(--color-apricot)" opacity=".3" />
      <StandingLegs />
      <Body />
      <Head face={<OpenEye />} tilt={6} />
      <Scarf />
      <g {...outlined} fill="none">
        <path d="M404 250v20" />
        <path d="M386 286q0-18 18-18t18 18" />
        <path d="M382 286h44l-5 50h-34z" fill="var(--color-apricot)" />
        <path
          d="M404 324c-9-6-6-16 0-24 6 8 9 18 0 24z"
          fill="var(--color-fleece)"
          strokeWidth="3"
        />
      </g>
    </Drawing>
  );
}
