import { Alpaca, type PoseProps } from './alpaca.tsx';

/** With a long receipt in its mouth, for the prices. */
export function AlpacaPaying(props: PoseProps) {
  return <Alpaca pose="paying" {...props} />;
}
