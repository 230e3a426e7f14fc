/** Links spell their source differently: `LinkedIn`, `linkedin`. */
export function nameSource(source: string, names: Record<string, string>): string {
  return names[source.toLowerCase()] ?? source;
}
