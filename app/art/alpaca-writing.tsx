import { Alpaca, type PoseProps } from './alpaca.tsx';

/** At a typewriter, for the blog. */
export function AlpacaWriting(props: PoseProps) {
  return <Alpaca pose="writing" {...props} />;
}
