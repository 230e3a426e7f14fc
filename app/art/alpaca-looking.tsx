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
      <path
        d="M-90 520c20-84 98-150 196-150 72 0 118 26 178 20s98-50 168-40 108 84 118 170z"
        fill="var(--color-hill-far)"
      />
      <g fill="var(--color-tree)">
        <path d="M44 392l22-62 22 62zM50 356l16-46 16 46z" opacity=".75" />
        <path d="M92 384l15-44 15 44zM96 360l11-34 11 34z" opacity=".5" />
        <path d="M428 372l18-54 18 54zM433 344l13-40 13 40z" opacity=".6" />
      </g>
      <path d="M-140 520c84-76 210-116 372-116s276 44 338 116z" fill="var(--color-hill)" />
      <ellipse cx="246" cy="508" rx="130" ry="9" fill="var(--color-tree)" opacity=".18" />
      <StandingLegs />
      <Body />
      <Head face={<OpenEye />} />
      <Scarf />
    </Drawing>
  );
}
