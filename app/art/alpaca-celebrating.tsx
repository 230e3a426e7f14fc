import { Alpaca, type PoseProps } from './alpaca.tsx';

/** Jumping with a party hat. */
export function AlpacaCelebrating(props: PoseProps) {
  return <Alpaca pose="celebrating" {...props} />;
}
