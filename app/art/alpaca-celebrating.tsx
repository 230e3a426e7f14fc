import { Alpaca, type PoseProps } from './alpaca.tsx';

/** Jumping with a party hat, for the page after a form was sent. */
export function AlpacaCelebrating(props: PoseProps) {
  return <Alpaca pose="celebrating" {...props} />;
}
