/** A compact select for rows and toolbars, with the arrow of `SelectField`. */
export const compactSelect =
  'select-box select-compact rounded-lg border border-edge pl-2.5 text-ink';
