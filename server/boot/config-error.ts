/** A mistake in the settings or in what they point to. Its message is for the operator, without a stack. */
export class ConfigError extends Error {}
