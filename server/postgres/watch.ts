// A database whose machine is frozen, or to which the line is cut, says nothing at all: what was
// asked of it would wait for ever. Whoever watches asks it something small, time and again.

type Options = {
  ping: () => Promise<unknown>;
  /** To give up every connection, so that who waits on one is told. */
  onSilence: () => void;
  everyMs?: number;
  /** How many rounds may pass without a word. */
  patience?: number;
  onAnswer?: () => void;
  onFailure?: (error: unknown) => void;
};

export type Watch = {
  /** Until its next word nobody needs to ask. */
  readonly isSilent: boolean;
  stop: () => void;
};

/** Rounds are counted, not time: a process that was held up itself must first hear what has come. */
export function watch(options: Options): Watch {
  const { ping, onSilence, onAnswer, onFailure, everyMs = 1000, patience = 10 } = options;
  let waiting = 0;
  let isAsked = false;
  let isSilent = false;
  const ask = async () => {
    isAsked = true;
    try {
      await ping();
      waiting = 0;
      isSilent = false;
      onAnswer?.();
    } catch (error) {
      onFailure?.(error);
    }
    isAsked = false;
  };
  const timer = setInterval(() => {
    if (isAsked) waiting += 1;
    else void ask();
    if (waiting < patience) return;
    waiting = 0;
    isSilent = true;
    onSilence();
  }, everyMs);
  timer.unref();
  return {
    get isSilent() {
      return isSilent;
    },
    stop: () => clearInterval(timer),
  };
}
