import { Alpaca, type PoseProps } from './alpaca.tsx';

/** On the phone for twenty minutes. */
export function AlpacaCalling(props: PoseProps) {
  return <Alpaca pose="calling" {...props} />;
}
