import { Alpaca, type PoseProps } from './alpaca.tsx';

/** Confused, for errors. */
export function AlpacaConfused(props: PoseProps) {
  return <Alpaca pose="confused" {...props} />;
}
