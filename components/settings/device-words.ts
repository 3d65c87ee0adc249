export type DeviceKind = 'computer' | 'phone' | 'program'

/** The first that matches counts: most browsers also name the ones they descend from. */
const browsers: [RegExp, string][] = [
  [/\bEdgA?(?:iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\/|\bChromium\/|\bHeadlessChrome\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

const systems: [RegExp, string, DeviceKind][] = [
  [/\biPhone\b/, 'iPhone', 'phone'],
  [/\biPad\b/, 'iPad', 'phone'],
  [/\bAndroid\b/, 'Android', 'phone'],
  [/\bCrOS\b/, 'ChromeOS', 'computer'],
  [/\bWindows\b/, 'Windows', 'computer'],
  [/\bMacintosh\b|\bMac OS X\b/, 'macOS', 'computer'],
  [/\bLinux\b|\bX11\b/, 'Linux', 'computer'],
]

/** What a person would call the device behind a user agent: `Chrome on Windows`, `A program (curl)`. */
export function deviceOf(userAgent: string): { kind: DeviceKind; words: string } {
  const browser = browsers.find(([pattern]) => pattern.test(userAgent))?.[1]
  const [, system, kind] = systems.find(([pattern]) => pattern.test(userAgent)) ?? []
  if (system && kind) return { kind, words: `${browser ?? 'A browser'} on ${system}` }
  const program = /^([\w.-]+)(?:\/|$)/.exec(userAgent.trim())?.[1]
  if (browser) return { kind: 'computer', words: browser }
  return program && program !== 'Mozilla'
    ? { kind: 'program', words: `A program (${program})` }
    : { kind: 'computer', words: 'An unknown device' }
}
