// User agents also name older browsers, so the order of the patterns matters.

const browsers: [name: string, sign: RegExp][] = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
];

const systems: [name: string, sign: RegExp][] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
];

/** Returns the common names of browser and system; undefined if either is unknown. */
export function describeUserAgent(
  userAgent: string | null,
): { browser: string; system: string } | undefined {
  const find = (signs: [string, RegExp][]) =>
    signs.find(([, sign]) => sign.test(userAgent ?? ''))?.[0];
  const browser = find(browsers);
  const system = find(systems);
  return browser && system ? { browser, system } : undefined;
}
