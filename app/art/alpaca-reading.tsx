import { Alpaca, type PoseProps } from './alpaca.tsx';

/** With a book and glasses, for frequent questions. */
export function AlpacaReading(props: PoseProps) {
  return <Alpaca pose="reading" {...props} />;
}
