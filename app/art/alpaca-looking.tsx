import { Alpaca, type PoseProps } from './alpaca.tsx';

/** Looking ahead, with a scarf. */
export function AlpacaLooking({ blinks = false, ...props }: PoseProps & { blinks?: boolean }) {
  return (
    <Alpaca pose="looking" {...props}>
      {blinks && (
        <g className="blink" opacity="0">
          <ellipse cx="368" cy="184" rx="11" ry="12" fill="var(--color-fleece)" />
          <path
            d="M358 184q10 9 20 0"
            fill="none"
            stroke="var(--color-outline)"
            strokeWidth="4"
            strokeLinecap="round"
          />
        </g>
      )}
    </Alpaca>
  );
}
