// If the database's machine freezes or the network is cut, statements would wait for ever without an
// error. A regular ping notices that.

type Options<Response> = {
  ping: () => Promise<Response>;
  /** Must close every connection, so that the statements waiting on them fail. */
  onUnresponsive: () => void;
  everyMs?: number;
  /** Intervals without a response after which the database counts as unresponsive. */
  missedPings?: number;
  onResponse?: (response: Response) => void;
  onFailure?: (error: unknown) => void;
};

type Heartbeat = {
  /** True until the next response: statements should fail immediately instead of waiting. */
  readonly isUnresponsive: boolean;
  stop: () => void;
};

/** Counts intervals instead of time: after a pause of the process itself, responses that have arrived are handled first. */
export function startHeartbeat<Response>(options: Options<Response>): Heartbeat {
  const { ping, onUnresponsive, onResponse, onFailure, everyMs = 1000, missedPings = 10 } = options;
  let missed = 0;
  let isPinging = false;
  let isUnresponsive = false;
  const sendPing = async () => {
    isPinging = true;
    try {
      const response = await ping();
      missed = 0;
      isUnresponsive = false;
      onResponse?.(response);
    } catch (error) {
      onFailure?.(error);
    }
    isPinging = false;
  };
  const timer = setInterval(() => {
    if (isPinging) missed += 1;
    else void sendPing();
    if (missed < missedPings) return;
    missed = 0;
    isUnresponsive = true;
    onUnresponsive();
  }, everyMs);
  timer.unref();
  return {
    get isUnresponsive() {
      return isUnresponsive;
    },
    stop: () => clearInterval(timer),
  };
}
