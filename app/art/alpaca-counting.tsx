import { Alpaca, type PoseProps } from './alpaca.tsx';

/** With an abacus and glasses. */
export function AlpacaCounting(props: PoseProps) {
  return <Alpaca pose="counting" {...props} />;
}
