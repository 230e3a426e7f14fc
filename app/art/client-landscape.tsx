import { numbersFrom } from './numbers-from.ts';

// Colours of the theme, so that a landscape follows the light and the dark scheme.
const palettes = [
  { sky: 'peach', sun: 'apricot', far: 'fleece-shade', near: 'spruce', tree: 'tree' },
  { sky: 'mint', sun: 'fleece', far: 'hill-far', near: 'tree', tree: 'spruce' },
  { sky: 'spruce', sun: 'apricot', far: 'mint', near: 'wool', tree: 'tree' },
  { sky: 'wool', sun: 'apricot', far: 'line', near: 'peach', tree: 'tree' },
  { sky: 'line', sun: 'apricot-strong', far: 'mint', near: 'tree', tree: 'spruce' },
];

const colour = (name: string) => `var(--color-${name})`;

type ClientLandscapeProps = { seed: string; className?: string };

/** A wide landscape. The same seed always gives the same landscape. Narrow screens show its right part. */
export function ClientLandscape({ seed, className }: ClientLandscapeProps) {
  const random = numbersFrom(seed);
  const palette = palettes[Math.floor(random() * palettes.length)];
  if (!palette) return null;
  const sun = { x: 930 + random() * 160, y: 74 + random() * 22, r: 24 + random() * 14 };
  const far = [110 + random() * 30, 60 + random() * 40, 90 + random() * 40];
  const near = [150 + random() * 20, 120 + random() * 30, 150 + random() * 20];
  const trees = Array.from({ length: 7 + Math.floor(random() * 5) }, (_, index) => ({
    x: 320 + index * 80 + random() * 60,
    height: 36 + random() * 44,
  }));

  return (
    <svg
      viewBox="0 0 1200 190"
      preserveAspectRatio="xMaxYMax slice"
      className={className}
      aria-hidden="true"
    >
      <rect width="1200" height="190" fill={colour(palette.sky)} />
      <circle cx={sun.x} cy={sun.y} r={sun.r} fill={colour(palette.sun)} />
      <path
        d={`M0 ${far[0]}C200 ${far[1]} 340 ${far[2]} 560 ${far[0]}S960 ${far[1]} 1200 ${far[2]}V190H0z`}
        fill={colour(palette.far)}
      />
      {trees.map(({ x, height }) => (
        <path
          key={x}
          d={`M${x} ${168 - height}l${height * 0.26} ${height}h${height * -0.52}z`}
          fill={colour(palette.tree)}
        />
      ))}
      <path
        d={`M0 ${near[0]}C260 ${near[1]} 420 180 700 ${near[2]}S1040 ${near[1]} 1200 ${near[0]}V190H0z`}
        fill={colour(palette.near)}
      />
    </svg>
  );
}
