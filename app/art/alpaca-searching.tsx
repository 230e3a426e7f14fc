import { Alpaca, type PoseProps } from './alpaca.tsx';

/** Searching at night, with a lantern. */
export function AlpacaSearching(props: PoseProps) {
  return <Alpaca pose="searching" {...props} />;
}
