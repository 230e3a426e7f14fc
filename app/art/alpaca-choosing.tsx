import { Alpaca, type PoseProps } from './alpaca.tsx';

/** In front of a signpost. */
export function AlpacaChoosing(props: PoseProps) {
  return <Alpaca pose="choosing" {...props} />;
}
