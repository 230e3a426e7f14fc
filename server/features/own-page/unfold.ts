// A form can only send a flat list of texts. Which part of the page it is about it says itself.

export const parts = ['person', 'candidate', 'freelancer', 'availability', 'application'] as const;

type Part = (typeof parts)[number];

/** What concerns the form and not the person. */
type Sent = Record<string, unknown> & { part?: unknown };

export function unfold(given: unknown): unknown {
  if (typeof given !== 'object' || given === null) return given;
  const { part: name, page: _page, language: _language, ...rest } = given as Sent;
  const part = parts.find((known) => known === name);
  if (part) return unfoldPart(part, rest);
  if (rest.action === 'erase') return { ...rest, confirm: isYes(rest.confirm) };
  return given;
}

function unfoldPart(part: Part, { action, token, new_email, ...fields }: Record<string, unknown>) {
  // Boxes of which none is ticked are not sent; left out, what is stored would stay.
  const empty = part === 'candidate' || part === 'freelancer' ? { fields: [] } : {};
  return { action, token, new_email, [part]: { ...empty, ...fields } };
}

const isYes = (value: unknown) => value === true || value === 'true';
