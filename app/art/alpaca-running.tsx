import { Alpaca, type PoseProps } from './alpaca.tsx';

/** Running, for waiting. */
export function AlpacaRunning(props: PoseProps) {
  return <Alpaca pose="running" {...props} />;
}
