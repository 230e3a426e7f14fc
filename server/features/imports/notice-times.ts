import { dayMs } from '../../../domain/units.ts';

/** Notices are held for longer than any run or undo takes, until its end gives them a time. */
export const noticeHoldMs = 7 * dayMs;
/** Notices leave a little later than undo ends, so that an undo at the last moment holds them. */
export const noticeMarginSeconds = 60;
