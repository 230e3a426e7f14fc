import { Alpaca, type PoseProps } from './alpaca.tsx';
import drawings from './drawings.svg?url';

/** Looking ahead, with a scarf, for pages and empty states without a drawing of their own. */
export function AlpacaLooking({ blinks = false, ...props }: PoseProps & { blinks?: boolean }) {
  return (
    <Alpaca pose="looking" {...props}>
      {blinks && <use href={`${drawings}#eyelid`} className="blink" opacity="0" />}
    </Alpaca>
  );
}
