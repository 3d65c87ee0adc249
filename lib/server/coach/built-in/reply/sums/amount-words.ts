import 'server-only'
import type { Quantity } from '@/lib/server/language/quantities'
import { isMoney } from '@/lib/server/language/units'

/** A result as a person writes it: 1,800, 15.56. */
export function shown(value: number, decimals = 2): string {
  return value.toLocaleString('en', { maximumFractionDigits: decimals })
}

/** £12.50, 3 km, 8 chapters. */
export function amount({ value, unit }: Pick<Quantity, 'value' | 'unit'>): string {
  if (unit && isMoney(unit))
    return unit + value.toLocaleString('en', { minimumFractionDigits: value % 1 ? 2 : 0, maximumFractionDigits: 2 })
  const figure = shown(value)
  if (!unit) return figure
  const isPlain = value === 1 || /^(?:km|m|cm|kg|g|lb|l|ml|min|h|s|kcal)$/.test(unit)
  if (isPlain) return `${figure} ${unit}`
  if (/[^aeiou]y$/.test(unit)) return `${figure} ${unit.slice(0, -1)}ies`
  return `${figure} ${unit}${/(?:s|x|z|ch|sh)$/.test(unit) ? 'es' : 's'}`
}
