/** The database's own program would not do its work; its last words are in the message. */
export class ClusterError extends Error {}
