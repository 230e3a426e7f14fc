import { Alpaca, type PoseProps } from './alpaca.tsx';

/** In front of a signpost, for the list of jobs. */
export function AlpacaChoosing(props: PoseProps) {
  return <Alpaca pose="choosing" {...props} />;
}
