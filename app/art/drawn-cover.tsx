import { numbersFrom } from './numbers-from.ts';

const grounds = [
  { sky: '#ffd9c6', sun: '#ff8f5e', far: '#dcebe3', near: '#17443a', tree: '#0f332b' },
  { sky: '#dcebe3', sun: '#fffaf2', far: '#b9d6c8', near: '#17443a', tree: '#0f332b' },
  { sky: '#17443a', sun: '#ff8f5e', far: '#24594b', near: '#dcebe3', tree: '#b9d6c8' },
  { sky: '#f1e8db', sun: '#ffd9c6', far: '#e6dccd', near: '#ff8f5e', tree: '#17443a' },
  { sky: '#0f332b', sun: '#fffaf2', far: '#17443a', near: '#24594b', tree: '#cfe2d9' },
  { sky: '#ffb48f', sun: '#fffaf2', far: '#ffd9c6', near: '#5d554e', tree: '#1e1a17' },
];

type DrawnCoverProps = { seed: string; className?: string };

/** A Nordic landscape for an article without a picture; the same seed always gives the same one. */
export function DrawnCover({ seed, className }: DrawnCoverProps) {
  const random = numbersFrom(seed);
  const ground = grounds[Math.floor(random() * grounds.length)];
  if (!ground) return null;
  const { sky, sun, far, near, tree } = ground;
  const sunAt = { x: 80 + random() * 480, y: 70 + random() * 90, r: 34 + random() * 50 };
  const hills = [160 + random() * 60, 130 + random() * 80, 170 + random() * 50];
  const trees = Array.from({ length: 3 + Math.floor(random() * 6) }, () => ({
    x: 20 + random() * 600,
    height: 44 + random() * 70,
  }));

  return (
    <svg
      viewBox="0 0 640 360"
      preserveAspectRatio="xMidYMid slice"
      className={className}
      aria-hidden="true"
    >
      <rect width="640" height="360" fill={sky} />
      <circle cx={sunAt.x} cy={sunAt.y} r={sunAt.r} fill={sun} />
      <path
        d={`M0 ${hills[0]}C120 ${hills[1]} 200 ${hills[2]} 320 ${hills[0]}S540 ${hills[1]} 640 ${hills[2]}V360H0z`}
        fill={far}
      />
      <path
        d={`M0 ${270 + (hills[1] ?? 0) / 8}C160 ${230 + random() * 30} 280 310 420 ${260 + random() * 30}S600 270 640 ${250 + random() * 40}V360H0z`}
        fill={near}
      />
      {trees.map(({ x, height }) => (
        <path
          key={x}
          d={`M${x} ${330 - height}l${height * 0.26} ${height}h${height * -0.52}z`}
          fill={tree}
        />
      ))}
    </svg>
  );
}
