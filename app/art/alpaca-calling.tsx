import { Alpaca, type PoseProps } from './alpaca.tsx';

/** On the phone, for booking a call. */
export function AlpacaCalling(props: PoseProps) {
  return <Alpaca pose="calling" {...props} />;
}
