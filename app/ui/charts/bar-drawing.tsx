/** `before` is the value in the period of comparison, which a line shows. */
export type Bar = { label: string; value: number; before?: number | undefined };

const width = 720;

const height = 180;

type DrawingProps = {
  bars: Bar[];
  ticks: number[];
  /** The value at the upper edge of the drawing. */
  top: number;
  /** The index of the bar under the pointer. */
  pointed: number | undefined;
  onPoint: (index: number | undefined) => void;
};

export function BarDrawing({ bars, ticks, top, pointed, onPoint }: DrawingProps) {
  const slot = width / Math.max(1, bars.length);
  const y = (value: number) => height - (value / top) * height;
  const line = bars
    .map(({ before }, index) =>
      before === undefined ? '' : `${index * slot + slot / 2},${y(before)}`,
    )
    .filter(Boolean)
    .join(' ');
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      className="block h-44 min-w-0 flex-1 overflow-visible"
      onPointerLeave={() => onPoint(undefined)}
    >
      {ticks.map((tick) => (
        <line
          key={tick}
          x1={0}
          x2={width}
          y1={y(tick)}
          y2={y(tick)}
          className="stroke-line"
          vectorEffect="non-scaling-stroke"
        />
      ))}
      {bars.map(({ label, value }, index) => (
        <g key={label} onPointerEnter={() => onPoint(index)}>
          {/* This rectangle is as high as the drawing, so that it reacts to the pointer above the bar as well. */}
          <rect x={index * slot} y={0} width={slot} height={height} className="fill-transparent" />
          <rect
            x={index * slot + slot * 0.14}
            width={slot * 0.72}
            y={y(value)}
            height={height - y(value)}
            className={pointed === index ? 'fill-primary-strong' : 'fill-primary transition-[y]'}
          />
        </g>
      ))}
      {bars.some(({ before }) => before) && (
        <polyline
          points={line}
          fill="none"
          strokeWidth={2}
          strokeLinejoin="round"
          className="pointer-events-none stroke-apricot"
          vectorEffect="non-scaling-stroke"
        />
      )}
    </svg>
  );
}
