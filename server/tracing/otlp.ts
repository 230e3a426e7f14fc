import type { Attributes, Span } from './tracer.ts';

// The JSON form of the OpenTelemetry protocol: https://opentelemetry.io/docs/specs/otlp/#json-protobuf-encoding

const errorStatus = 2;

export function renderSpans(resource: Attributes, spans: Span[]): string {
  return JSON.stringify({
    resourceSpans: [
      {
        resource: { attributes: renderAttributes(resource) },
        scopeSpans: [{ scope: { name: 'alpaca' }, spans: spans.map(renderSpan) }],
      },
    ],
  });
}

const renderSpan = (span: Span) => ({
  traceId: span.traceId,
  spanId: span.spanId,
  ...(span.parentId && { parentSpanId: span.parentId }),
  name: span.name,
  kind: span.kind,
  // Numbers of this size lose digits in JSON.
  startTimeUnixNano: String(span.startedAt),
  endTimeUnixNano: String(span.endedAt),
  attributes: renderAttributes(span.attributes),
  status: span.hasFailed ? { code: errorStatus } : {},
});

const renderAttributes = (attributes: Attributes) =>
  Object.entries(attributes).map(([key, value]) => ({ key, value: renderValue(value) }));

function renderValue(value: Attributes[string]) {
  if (typeof value === 'boolean') return { boolValue: value };
  if (typeof value === 'string') return { stringValue: value };
  return Number.isInteger(value) ? { intValue: String(value) } : { doubleValue: value };
}
