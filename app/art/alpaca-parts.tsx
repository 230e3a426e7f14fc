import type { ReactNode } from 'react';

/** The pieces every pose is made of. They share one drawing board of 480 by 520 units. */

export const outlined = {
  stroke: 'var(--color-outline)',
  strokeWidth: 5,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
} as const;

const curl = {
  fill: 'none',
  stroke: 'var(--color-fleece-shade)',
  strokeWidth: 5,
  strokeLinecap: 'round',
} as const;

export function Body() {
  return (
    <>
      <path
        d="M140 318c-22-14-46-6-50 14-4 18 12 32 30 26"
        fill="var(--color-fleece)"
        {...outlined}
      />
      <path
        d="M128 372c-26-10-30-48-4-60-8-28 18-50 44-42 14-22 48-24 62-4 20-14 50-6 56 16 26-10 54 8 54 36 26 8 34 40 14 58 6 26-20 46-44 38-16 20-48 20-62 2-18 18-50 16-64-4-24 10-52-8-56-40z"
        fill="var(--color-fleece)"
        {...outlined}
      />
      <path
        d="M150 316q12 14 24 0M200 346q12 14 24 0M158 368q12 14 24 0M236 384q12 14 24 0M300 360q12 14 24 0M196 296q12 14 24 0"
        {...curl}
      />
    </>
  );
}

type LegProps = { x: number; far?: boolean; turn?: number };

export function Leg({ x, far = false, turn = 0 }: LegProps) {
  return (
    <g transform={`rotate(${turn} ${x + 16} 396)`}>
      <path
        d={`M${x} 392h32l-3 96h-26z`}
        fill={far ? 'var(--color-fleece-shade)' : 'var(--color-fleece)'}
        {...outlined}
      />
      <path
        d={`M${x + 1} 484h30l3 20q0 6-6 6h-24q-6 0-6-6z`}
        fill="var(--color-hoof)"
        {...outlined}
      />
    </g>
  );
}

export function StandingLegs() {
  return (
    <>
      <Leg x={196} far />
      <Leg x={304} far />
      <Leg x={150} />
      <Leg x={262} />
    </>
  );
}

type HeadProps = { face: ReactNode; tilt?: number };

/** Neck and head, seen from the side; `tilt` turns them about the shoulder. */
export function Head({ face, tilt = 0 }: HeadProps) {
  return (
    <g transform={`rotate(${tilt} 300 300)`}>
      <path
        d="M290 104c-12-26-8-54 6-64 14 12 20 38 14 60zM342 98c-2-26 8-48 22-54 10 14 8 40-6 58z"
        fill="var(--color-fleece)"
        {...outlined}
      />
      <path d="M297 88c-4-14-3-26 2-32 5 7 7 20 5 32z" fill="var(--color-apricot)" />
      <path
        d="M258 300c-8-36-6-76 6-110-22-8-30-38-12-54-2-24 24-40 46-28 12-20 46-18 56 6 24-2 40 26 24 46 6 6 10 14 9 22l33 10c17 5 24 22 18 36l-5 12c-6 13-20 17-33 14l-41-7c1 18 1 34-1 48-26 16-76 16-100 5z"
        fill="var(--color-fleece)"
        {...outlined}
      />
      <path
        d="M274 150q10 12 22 2M306 132q12 12 24 0M340 146q9 10 20 2M286 214q10 12 22 2"
        {...curl}
      />
      <path
        d="M402 196l18 5c10 3 14 13 10 22-5 11-15 14-26 11-12-4-17-34-2-38z"
        fill="var(--color-fleece-shade)"
        opacity=".6"
      />
      <path d="M418 208l6 2" fill="none" {...outlined} />
      <path d="M394 232c10 5 21 4 29-3" fill="none" {...outlined} />
      <circle cx="356" cy="214" r="12" fill="var(--color-apricot)" opacity=".45" />
      {face}
    </g>
  );
}

export function OpenEye() {
  return (
    <>
      <ellipse cx="368" cy="184" rx="8" ry="9.5" fill="var(--color-outline)" />
      <circle cx="371" cy="180" r="2.8" fill="var(--color-fleece)" />
      <path d="M359 180l-11-4M359 187l-11 1" fill="none" {...outlined} strokeWidth={4} />
    </>
  );
}

export function ClosedEye() {
  return <path d="M356 184q12 10 24 0M358 190l-5 6" fill="none" {...outlined} />;
}

export function DizzyEye() {
  return (
    <path
      d="M368 184c3-3 8 0 6 5s-12 5-13-3 8-15 17-9 7 22-5 25"
      fill="none"
      {...outlined}
      strokeWidth={4}
    />
  );
}

type ScarfProps = { tail?: string };

export function Scarf({ tail = 'M268 296l-26 76 36 8 22-76z' }: ScarfProps) {
  return (
    <g fill="var(--color-apricot)" {...outlined}>
      <path d={tail} />
      <path d="M252 266c32 20 76 20 106 2l6 32c-34 20-84 18-116-2z" />
      <path d="M286 280l-4 28M322 282l3 30" fill="none" opacity=".35" />
    </g>
  );
}

type DrawingProps = {
  label: string | undefined;
  className: string | undefined;
  children: ReactNode;
};

/** Without a label a drawing is decoration. */
export function Drawing({ label, className, children }: DrawingProps) {
  if (!label) {
    return (
      <svg viewBox="0 0 480 520" className={className} aria-hidden="true">
        {children}
      </svg>
    );
  }
  return (
    <svg viewBox="0 0 480 520" className={className} role="img" aria-label={label}>
      {children}
    </svg>
  );
}

export type PoseProps = { label?: string; className?: string };
