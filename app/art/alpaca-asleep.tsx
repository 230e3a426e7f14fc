import { Alpaca, type PoseProps } from './alpaca.tsx';

/** Asleep, for empty states. */
export function AlpacaAsleep(props: PoseProps) {
  return <Alpaca pose="asleep" {...props} />;
}
