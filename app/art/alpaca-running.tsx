import { Body, Drawing, Head, Leg, OpenEye, type PoseProps, Scarf } from './alpaca-parts.tsx';

/** Running, for waiting. */
export function AlpacaRunning({ label, className }: PoseProps) {
  return (
    <Drawing label={label} className={className}>
      <path d="M4 520c60-36 420-36 472 0z" fill="var(--color-hill)" />
      <g fill="none" stroke="var(--color-edge)" strokeWidth="6" strokeLinecap="round">
        <path d="M8 300h52M24 344h44M0 392h56" />
      </g>
      <Leg x={196} far turn={38} />
      <Leg x={304} far turn={-44} />
      <Leg x={150} turn={30} />
      <Leg x={278} turn={-32} />
      <Body />
      <Head face={<OpenEye />} tilt={8} />
      <Scarf tail="M262 284l-104-34-10 34 106 34z" />
    </Drawing>
  );
}
