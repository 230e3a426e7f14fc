import type { Stage } from '../../../../domain/enums.ts';

export const stages: Record<Stage, string> = {
  new: 'Ny',
  screening: 'Urval',
  interview: 'Intervju',
  offer: 'Erbjudande',
  hired: 'Anställd',
  rejected: 'Avslag',
};

/** The names that follow a number of people: some of them have a plural. */
export const stagesOfMany: Record<Stage, string> = { ...stages, new: 'Nya', hired: 'Anställda' };
