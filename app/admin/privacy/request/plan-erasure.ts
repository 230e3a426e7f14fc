import { dayMs } from '../../../../domain/units.ts';

type Plan = {
  /** The end of the usual quarantine. */
  usual: Date;
  /** True if the person would be erased after the deadline of the request. */
  isLate: boolean;
  /** The end of a shorter quarantine that keeps the deadline; undefined if there is no time left for one. */
  eraseBy?: Date;
};

/** Compares the quarantine with the deadline. People are erased in the night after the quarantine. */
export function planErasure(dueAt: string, quarantineDays: number, now = Date.now()): Plan {
  const usual = now + quarantineDays * dayMs;
  const latestTime = Date.parse(dueAt) - dayMs;
  const isLate = usual > latestTime;
  return {
    usual: new Date(usual),
    isLate,
    ...(isLate && latestTime > now && { eraseBy: new Date(latestTime) }),
  };
}
