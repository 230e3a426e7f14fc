export type Ground = { sky: string; sun: string; far: string; near: string; tree: string };

const several = <Item,>(count: number, create: (index: number) => Item) =>
  Array.from({ length: count }, (_, index) => create(index));

// The sun is on the right: the mark of a case study is in the upper left corner of a cover.

export function hills({ sun, far, near, tree }: Ground, random: () => number) {
  const [high = 0, low = 0, end = 0] = [160, 130, 170].map((base) => base + random() * 60);
  return (
    <>
      <circle cx={330 + random() * 230} cy={70 + random() * 90} r={34 + random() * 50} fill={sun} />
      <path
        d={`M0 ${high}C120 ${low} 200 ${end} 320 ${high}S540 ${low} 640 ${end}V360H0z`}
        fill={far}
      />
      <path
        d={`M0 ${285 + random() * 20}C160 240 280 310 420 270S600 270 640 265V360H0z`}
        fill={near}
      />
      {several(4, () => {
        const x = 20 + random() * 600;
        const height = 44 + random() * 70;
        return <Spruce key={x} x={x} foot={330} height={height} fill={tree} />;
      })}
    </>
  );
}

/** The sun and its reflection in still water. */
export function lake({ sun, far, near, tree }: Ground, random: () => number) {
  const x = 170 + random() * 300;
  return (
    <>
      <circle cx={x} cy="170" r="92" fill={sun} />
      <path
        d={`M0 170l${90 + random() * 60} -70 110 70 120 -104 130 104 90 -50 140 50v40H0z`}
        fill={far}
      />
      <rect y="196" width="640" height="164" fill={near} />
      {several(6, (index) => (
        <rect
          key={index}
          x={x - 92 + index * 14}
          y={212 + index * 22}
          width={184 - index * 28}
          height="8"
          rx="4"
          fill={sun}
        />
      ))}
      {/* The boat is on the side without the sun, so that it does not cover the reflection. */}
      <g transform={`translate(${x > 320 ? -340 : 0})`}>
        <path d="M430 300h120l-26 26h-70z" fill={tree} />
        <path d="M488 300v-84l44 70z" fill={far} />
      </g>
    </>
  );
}

export function forest({ sun, far, near, tree }: Ground, random: () => number) {
  return (
    <>
      <circle cx={300 + random() * 220} cy="96" r="44" fill={sun} />
      {several(9, (index) => (
        <Spruce
          key={index}
          x={index * 82 - 10}
          foot={300}
          height={130 + random() * 70}
          fill={far}
        />
      ))}
      <rect y="296" width="640" height="64" fill={near} />
      {several(6, (index) => (
        <Spruce
          key={index}
          x={40 + index * 120 + random() * 30}
          foot={336}
          height={150 + random() * 90}
          fill={tree}
        />
      ))}
    </>
  );
}

/** Houses in a row, with some windows lit. */
export function town({ sun, far, near, tree }: Ground, random: () => number) {
  return (
    <>
      <circle cx={300 + random() * 250} cy="84" r="38" fill={sun} />
      <path d="M0 214q160 -70 320 -14t320 -20v180H0z" fill={far} />
      {several(7, (index) => {
        const height = 92 + random() * 96;
        const x = 18 + index * 88;
        return (
          <g key={x} fill={index % 2 ? near : tree}>
            <path d={`M${x} ${330 - height}l37 -32 37 32v${height}h-74z`} />
            {[0, 1, 2, 3].map((pane) => (
              <rect
                key={pane}
                x={x + 16 + (pane % 2) * 26}
                y={346 - height + Math.floor(pane / 2) * 34}
                width="16"
                height="20"
                rx="2"
                fill={random() > 0.45 ? sun : far}
              />
            ))}
          </g>
        );
      })}
      <rect y="328" width="640" height="32" fill={near} />
    </>
  );
}

/** A marked trail over three ridges, to a flag. */
export function trail({ sun, far, near, tree }: Ground, random: () => number) {
  const top = 90 + random() * 30;
  return (
    <>
      <circle cx={340 + random() * 12} cy="90" r="42" fill={sun} />
      <path d={`M180 360L430 ${top} 640 280v80z`} fill={far} />
      <path d="M0 300l150 -90 220 150H0z" fill={near} />
      <path
        d={`M40 340Q210 330 250 270T380 190Q420 160 428 ${top + 12}`}
        fill="none"
        stroke={tree}
        strokeWidth="7"
        strokeDasharray="2 18"
        strokeLinecap="round"
      />
      <path d={`M430 ${top + 4}v-62`} stroke={tree} strokeWidth="6" strokeLinecap="round" />
      <path d={`M433 ${top - 56}l56 17 -56 18z`} fill={sun === '#fffaf2' ? '#ff8f5e' : sun} />
    </>
  );
}

export function aurora({ sun, far, near, tree }: Ground, random: () => number) {
  const shift = random() * 60;
  return (
    <>
      {several(3, (index) => (
        <path
          key={index}
          d={`M${-60 + index * 190 + shift} 300C${20 + index * 190} 190 ${-20 + index * 170} 90 ${90 + index * 190 + shift} 0h70C${80 + index * 190} 120 ${130 + index * 170} 200 ${60 + index * 190} 300z`}
          fill={index === 1 ? far : sun}
          opacity={0.55 + index * 0.12}
        />
      ))}
      <path d="M0 270l120 -60 140 70 160 -96 220 90v86H0z" fill={near} />
      {several(5, (index) => (
        <Spruce
          key={index}
          x={60 + index * 130 + random() * 40}
          foot={364}
          height={60 + random() * 60}
          fill={tree}
        />
      ))}
    </>
  );
}

type SpruceProps = { x: number; foot: number; height: number; fill: string };

function Spruce({ x, foot, height, fill }: SpruceProps) {
  return (
    <path d={`M${x} ${foot - height}l${height * 0.26} ${height}h${height * -0.52}z`} fill={fill} />
  );
}
