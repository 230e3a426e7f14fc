/** For rows and tool bars, with the mark of the larger `SelectField`. */
export const compactSelect =
  'select-box select-compact rounded-lg border border-edge pl-2.5 text-ink';
