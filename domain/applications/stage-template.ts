// The constraints of the tables have the same numbers.

export const maxTemplateNameLength = 80;
export const maxStepNameLength = 40;
export const maxSteps = 20;
