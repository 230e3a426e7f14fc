/** The planner estimates a higher cost than the caller may use. */
export class TooCostly extends Error {
  readonly cost: number;
  readonly maxCost: number;

  constructor(cost: number, maxCost: number) {
    super(`The statement is estimated to cost ${cost}, more than ${maxCost}`);
    this.cost = cost;
    this.maxCost = maxCost;
  }
}

/** One client has more requests running and waiting than its limit allows, or has used up its time. */
export class TooManyAtOnce extends Error {
  readonly secondsToWait: number;

  constructor(secondsToWait = 1) {
    super('Too many requests of one client at a time');
    this.secondsToWait = secondsToWait;
  }
}
