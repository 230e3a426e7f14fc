import { Alpaca, type PoseProps } from './alpaca.tsx';

/** Looking ahead, with a scarf. */
export function AlpacaLooking(props: PoseProps) {
  return <Alpaca pose="looking" {...props} />;
}
