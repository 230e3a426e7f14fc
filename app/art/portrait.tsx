import symbols from './symbols.svg?url';

/** The first six are staff, the others customers; no two people share a drawing. */
const drawingCount = 9;

type PortraitProps = { image: string | null; name: string; className?: string };

/** A person: drawn from a key such as `portrait:2`, shown from an uploaded picture, or by initials. */
export function Portrait({ image, name, className }: PortraitProps) {
  if (image?.includes('/')) {
    return <img src={image} alt={name} className={className} loading="lazy" />;
  }
  if (!image) return <Initials name={name} className={className} />;
  const number = Number(image.slice('portrait:'.length)) || 1;
  return (
    <svg role="img" aria-label={name} className={className}>
      <use href={`${symbols}#portrait-${((number - 1) % drawingCount) + 1}`} />
    </svg>
  );
}

/** For people without a picture: a drawing would show the face of another person. */
function Initials({ name, className }: Omit<PortraitProps, 'image'>) {
  const letters = name.split(' ').map(([first = '']) => first);
  return (
    <svg role="img" aria-label={name} viewBox="0 0 9 9" className={className}>
      <path d="M0 0h9v9H0z" className="fill-mint" />
      <text x="4.5" y="5.6" textAnchor="middle" fontSize="3" className="fill-on-mint font-head">
        {letters[0]}
        {letters.length > 1 && letters.at(-1)}
      </text>
    </svg>
  );
}
