import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const css = readFileSync(path.join(import.meta.dirname, '../../../app/globals.css'), 'utf8')
const rulesOf = (theme: RegExp) => theme.exec(css)?.[1] ?? ''
const light = rulesOf(/^:root \{([^}]*)\}/m)
/** What the dark leaves as it is comes last: the first of a name holds. */
const themes = { light, dark: rulesOf(/^\.dark \{([^}]*)\}/m) + light }
/** What a mark of energy lies on: a card, one that is pointed at, a day that is chosen, the page. */
const grounds = ['surface', 'raised', 'burn-soft', 'background']

test.each(Object.entries(themes))('in the %s theme each energy is seen on its ground, the lowest too', (_, rules) => {
  const faint = [1, 2, 3, 4, 5].flatMap((level) =>
    grounds
      .map((ground) => ({ level, ground, contrast: contrast(named(rules, `energy-${level}`), named(rules, ground)) }))
      .filter((one) => one.contrast < 3),
  )
  expect(faint).toEqual([])
})

test.each(Object.entries(themes))(
  'in the %s theme a higher energy stands out more, whoever sees no colours',
  (_, rules) => {
    const steps = [1, 2, 3, 4, 5].map((level) => contrast(named(rules, `energy-${level}`), named(rules, 'surface')))
    for (const [at, step] of steps.entries())
      if (at > 0) expect(step / (steps[at - 1] ?? 1), `${at + 1}`).toBeGreaterThan(1.2)
  },
)

test.each(Object.entries(themes))(
  'in the %s theme no energy has the hue of an error, a warning or a success',
  (_, rules) => {
    for (const level of [2, 3, 4, 5]) {
      for (const meant of ['bad', 'warn', 'ok', 'burn']) {
        const apart = Math.abs(parts(rules, `energy-${level}`).hue - parts(rules, meant).hue)
        expect(Math.min(apart, 360 - apart), `${level} ${meant}`).toBeGreaterThan(35)
      }
    }
  },
)

/** The luminance of a colour of the theme. */
function named(rules: string, name: string): number {
  const { lightness, chroma, hue } = parts(rules, name)
  return luminance(lightness, chroma, (hue * Math.PI) / 180)
}

function parts(rules: string, name: string): { lightness: number; chroma: number; hue: number } {
  const [, l, c, h] = new RegExp(`--${name}: oklch\\(([\\d.]+) ([\\d.]+) ([\\d.]+)\\)`).exec(rules) ?? []
  return { lightness: Number(l), chroma: Number(c), hue: Number(h) }
}

/** As WCAG reckons it. */
function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

function luminance(lightness: number, chroma: number, hue: number): number {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)]
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const shown = (part: number) => Math.min(1, Math.max(0, part))
  return (
    0.2126 * shown(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s) +
    0.7152 * shown(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s) +
    0.0722 * shown(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s)
  )
}
