import { Alpaca, type PoseProps } from './alpaca.tsx';

/** With an abacus and glasses, for the calculator. */
export function AlpacaCounting(props: PoseProps) {
  return <Alpaca pose="counting" {...props} />;
}
