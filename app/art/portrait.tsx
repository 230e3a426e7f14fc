type Look = { ground: string; skin: string; hair: string; clothes: string; cut: string };

const cuts = {
  short: 'M15 21c-1-9 5-14 11-14s12 4 11 14c-2-5-5-7-11-7s-9 2-11 7z',
  bob: 'M13 30c-3-14 2-24 13-24s16 10 13 24c-2 2-5 2-6 0 1-6 1-10-1-13-5 0-9-1-11-3-2 4-3 9-2 16-1 2-4 2-6 0z',
  bun: 'M15 22c-1-9 4-14 8-14-1-4 1-6 3-6s4 2 3 6c4 0 9 5 8 14-2-5-5-8-11-8s-9 3-11 8z',
  curls:
    'M14 25c-4-2-4-7 0-8-2-5 3-9 6-7 2-5 10-5 12 0 4-2 8 2 6 7 4 1 4 6 0 8-1-6-5-9-12-9s-11 3-12 9z',
};

const looks: Look[] = [
  { ground: '#ff8f5e', skin: '#f3c9a9', hair: '#1e1a17', clothes: '#17443a', cut: cuts.bob },
  { ground: '#dcebe3', skin: '#8a5a3c', hair: '#1e1a17', clothes: '#ff8f5e', cut: cuts.short },
  { ground: '#17443a', skin: '#f7dcc4', hair: '#c98b4a', clothes: '#fffaf2', cut: cuts.bun },
  { ground: '#ffd9c6', skin: '#c68c63', hair: '#3a2a22', clothes: '#17443a', cut: cuts.curls },
  { ground: '#e6dccd', skin: '#f0c6a4', hair: '#8d8377', clothes: '#1e1a17', cut: cuts.short },
  { ground: '#17443a', skin: '#6f4630', hair: '#1e1a17', clothes: '#ff8f5e', cut: cuts.curls },
];

type PortraitProps = { image: string | null; name: string; className?: string };

/** A person, drawn from a key such as `portrait:2`, or shown from an uploaded picture. */
export function Portrait({ image, name, className }: PortraitProps) {
  if (image && !image.startsWith('portrait:')) {
    return <img src={image} alt={name} className={className} loading="lazy" />;
  }
  const look = looks[(Number(image?.slice('portrait:'.length)) - 1) % looks.length] ?? looks[0];
  return look && <DrawnPortrait look={look} name={name} className={className} />;
}

type DrawnPortraitProps = { look: Look; name: string; className: string | undefined };

function DrawnPortrait({ look, name, className }: DrawnPortraitProps) {
  return (
    <svg viewBox="0 0 52 52" role="img" aria-label={name} className={className}>
      <rect width="52" height="52" fill={look.ground} />
      <path d="M4 54c1-13 10-17 22-17s21 4 22 17z" fill={look.clothes} />
      <path d="M21 31h10v7c0 6-10 6-10 0z" fill={look.skin} />
      <path d="M21 34c3 3 7 3 10 0v2c-3 3-7 3-10 0z" fill="#1e1a17" opacity=".14" />
      <circle cx="26" cy="23" r="10.5" fill={look.skin} />
      <path d={look.cut} fill={look.hair} />
      <path
        d="M22.5 27.5q3.5 3 7 0"
        fill="none"
        stroke="#1e1a17"
        strokeWidth="1.3"
        strokeLinecap="round"
      />
      <circle cx="22.2" cy="23" r="1.2" fill="#1e1a17" />
      <circle cx="29.8" cy="23" r="1.2" fill="#1e1a17" />
    </svg>
  );
}
