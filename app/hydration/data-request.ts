// The router requests the data of a page alone at `/path.data`, and the data of the home page at
// `/_.data`.

export function isDataRequest(pathname: string): boolean {
  return pathname.endsWith('.data');
}

export function pagePathOf(dataPath: string): string {
  return dataPath.replace(/\/_\.data$/, '/').replace(/\.data$/, '');
}
