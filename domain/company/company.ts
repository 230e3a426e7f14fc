/** Countries in which the agency recruits. */
export const areasServed = ['SE', 'NO', 'DK', 'FI'] as const;

export const answerLanguages = ['English', 'Swedish'] as const;
