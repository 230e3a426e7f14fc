import { Alpaca, type PoseProps } from './alpaca.tsx';

/** Searching at night, with a lantern, for searches without a match and pages that do not exist. */
export function AlpacaSearching(props: PoseProps) {
  return <Alpaca pose="searching" {...props} />;
}
