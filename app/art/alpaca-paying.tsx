import { Alpaca, type PoseProps } from './alpaca.tsx';

/** With a long receipt in its mouth. */
export function AlpacaPaying(props: PoseProps) {
  return <Alpaca pose="paying" {...props} />;
}
