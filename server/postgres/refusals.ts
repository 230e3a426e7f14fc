/** The planner expects more work than the caller may cause. */
export class TooCostly extends Error {
  readonly cost: number;
  readonly most: number;

  constructor(cost: number, most: number) {
    super(`The statement is estimated to cost ${cost}, more than ${most}`);
    this.cost = cost;
    this.most = most;
  }
}

/** One client asks for more at a time than may run and wait. */
export class TooManyAtOnce extends Error {
  constructor() {
    super('Too many requests of one client at a time');
  }
}
