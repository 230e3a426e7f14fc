import { Alpaca, type PoseProps } from './alpaca.tsx';

/** Asleep, for places where there is nothing yet. */
export function AlpacaAsleep(props: PoseProps) {
  return <Alpaca pose="asleep" {...props} />;
}
