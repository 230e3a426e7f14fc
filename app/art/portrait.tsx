import drawings from './drawings.svg?url';

/** The first six are staff, the others customers: a face belongs to one person. */
const drawn = 9;

type PortraitProps = { image: string | null; name: string; className?: string };

/** A person, drawn from a key such as `portrait:2`, or shown from an uploaded picture. */
export function Portrait({ image, name, className }: PortraitProps) {
  if (image?.includes('/')) {
    return <img src={image} alt={name} className={className} loading="lazy" />;
  }
  const wanted = Number(image?.slice('portrait:'.length)) || 1;
  return (
    <svg role="img" aria-label={name} className={className}>
      <use href={`${drawings}#portrait-${((wanted - 1) % drawn) + 1}`} />
    </svg>
  );
}
