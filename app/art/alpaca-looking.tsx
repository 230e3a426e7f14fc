import {
  Body,
  Drawing,
  Head,
  OpenEye,
  type PoseProps,
  Scarf,
  StandingLegs,
} from './alpaca-parts.tsx';

/** Looking ahead, with a scarf. */
export function AlpacaLooking({ label, className }: PoseProps) {
  return (
    <Drawing label={label} className={className}>
      <circle cx="328" cy="168" r="132" fill="var(--color-peach)" />
      <path d="M0 520V398c60-40 128-46 204-26s190 22 276-34v182z" fill="var(--color-hill-far)" />
      <g fill="var(--color-tree)">
        <path d="M44 392l22-62 22 62zM50 356l16-46 16 46z" opacity=".75" />
        <path d="M92 384l15-44 15 44zM96 360l11-34 11 34z" opacity=".5" />
        <path d="M428 372l18-54 18 54zM433 344l13-40 13 40z" opacity=".6" />
      </g>
      <path d="M0 520V438c70-42 152-50 240-40s170 18 240-8v130z" fill="var(--color-hill)" />
      <ellipse cx="246" cy="508" rx="130" ry="9" fill="var(--color-tree)" opacity=".18" />
      <StandingLegs />
      <Body />
      <Head face={<OpenEye />} />
      <Scarf />
    </Drawing>
  );
}
