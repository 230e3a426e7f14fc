import {
  Body,
  DizzyEye,
  Drawing,
  Head,
  type PoseProps,
  Scarf,
  StandingLegs,
} from './alpaca-parts.tsx';

/** Confused, for errors. */
export function AlpacaConfused({ label, className }: PoseProps) {
  return (
    <Drawing label={label} className={className}>
      <circle cx="270" cy="180" r="140" fill="var(--color-peach)" />
      <path d="M4 520c44-80 130-120 240-120s186 42 228 120z" fill="var(--color-hill)" />
      <StandingLegs />
      <Body />
      <Head face={<DizzyEye />} tilt={-9} />
      <Scarf tail="M330 300l44 62 30-20-42-58z" />
      <g fill="none" stroke="var(--color-ink)" strokeWidth="9" strokeLinecap="round">
        <path d="M112 152c0-40 58-42 58-4 0 24-28 24-28 50M142 226v1" />
        <path d="M420 84c0-26 38-28 38-3 0 16-18 16-18 33M440 134v1" strokeWidth="7" />
      </g>
    </Drawing>
  );
}
