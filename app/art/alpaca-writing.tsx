import { Alpaca, type PoseProps } from './alpaca.tsx';

/** At a typewriter. */
export function AlpacaWriting(props: PoseProps) {
  return <Alpaca pose="writing" {...props} />;
}
