/** A PostgreSQL program failed; the message holds the end of its output. */
export class ClusterError extends Error {}
