// An HTML form can send no nested objects. Its field `part` names the part of the own page that the other fields belong to.

export const parts = ['person', 'candidate', 'freelancer', 'availability', 'application'] as const;

type Part = (typeof parts)[number];

type SubmittedFields = Record<string, unknown> & { part?: unknown };

/** Turns the fields of a form into the JSON that the own page sends with JavaScript. */
export function unfold(input: unknown): unknown {
  if (typeof input !== 'object' || input === null) return input;
  const { part: name, page: _page, language: _language, ...rest } = input as SubmittedFields;
  const part = parts.find((option) => option === name);
  if (part) return unfoldPart(part, rest);
  if (rest.action === 'erase') return { ...rest, confirm: isYes(rest.confirm) };
  return input;
}

function unfoldPart(part: Part, { action, token, new_email, ...fields }: Record<string, unknown>) {
  // Checkboxes are not sent when none is ticked; without this default the stored fields would stay.
  const empty = part === 'candidate' || part === 'freelancer' ? { fields: [] } : {};
  return { action, token, new_email, [part]: { ...empty, ...fields } };
}

const isYes = (value: unknown) => value === true || value === 'true';
