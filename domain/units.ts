// Multiples of a byte, of a millisecond and of a second.

export const kibibyte = 1024;
export const mebibyte = 1024 * kibibyte;
export const megabyte = 1_000_000;

export const secondMs = 1000;
export const minuteMs = 60 * secondMs;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

export const hourSeconds = 3600;
export const daySeconds = 24 * hourSeconds;
