import drawings from './alpaca.svg?url';

type AlpacaProps = {
  /** A drawing of `alpaca.svg`. */
  pose:
    | 'asleep' // empty states
    | 'calling' // on the phone: booking a call
    | 'celebrating' // the page after a form was sent
    | 'choosing' // in front of a signpost: the list of jobs
    | 'confused' // errors
    | 'counting' // with an abacus: the calculator
    | 'looking' // pages without a drawing of their own
    | 'paying' // with a long receipt: the prices
    | 'reading' // frequent questions
    | 'running' // waiting
    | 'searching' // at night, with a lantern: pages that do not exist, searches without a match
    | 'writing'; // at a typewriter: the blog
  /** Without a label the drawing is decoration. */
  label?: string;
  className?: string;
  /** Lets the alpaca blink, in the pose `looking` only. */
  blinks?: boolean;
};

/** The drawing is a separate file: no script contains it, and all poses share one copy. */
export function Alpaca({ pose, label, className, blinks = false }: AlpacaProps) {
  const accessibility = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it has a label or is hidden from screen readers.
    <svg viewBox="0 0 480 520" className={className} {...accessibility}>
      <use href={`${drawings}#${pose}`} />
      {blinks && <use href={`${drawings}#eyelid`} className="blink" opacity="0" />}
    </svg>
  );
}
