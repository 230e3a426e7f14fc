import { z } from 'zod';

// HTML attributes of form fields, derived from the schema that the server checks with. They are
// computed on the server and handed to the form, so that zod does not reach the browser.

export type FieldConstraints = {
  required?: boolean;
  maxLength?: number;
  min?: number;
  max?: number;
};

export type FormConstraints = Record<string, FieldConstraints>;

export function constraintsOf(form: z.ZodObject): FormConstraints {
  const fields = Object.entries(form.shape).map(([name, schema]) => {
    const isRequired = !z.safeParse(schema, undefined).success;
    return [name, { ...(isRequired && { required: true }), ...limitsOf(schema) }] as const;
  });
  return Object.fromEntries(
    fields.filter(([, constraints]) => Object.keys(constraints).length > 0),
  );
}

type Limits = Omit<FieldConstraints, 'required'>;

/** A pipe may have its limit on either side: before a transformation or after it. */
function limitsOf(schema: z.core.$ZodType): Limits {
  const { maxLength } = z.globalRegistry.get(schema) ?? {};
  if (typeof maxLength === 'number') return { maxLength };
  if (schema instanceof z.ZodPipe) return { ...limitsOf(schema.out), ...limitsOf(schema.in) };
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    return limitsOf(schema.unwrap());
  }
  if (schema instanceof z.ZodString) return present({ maxLength: schema.maxLength });
  if (schema instanceof z.ZodNumber) {
    return present({ min: schema.minValue, max: schema.maxValue });
  }
  return {};
}

function present(limits: Record<string, number | null>): Limits {
  return Object.fromEntries(
    Object.entries(limits).filter(([, limit]) => limit !== null && Number.isFinite(limit)),
  );
}
