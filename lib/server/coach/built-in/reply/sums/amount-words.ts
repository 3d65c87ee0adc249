import 'server-only'
import type { Quantity } from '@/lib/server/language/quantities'
import { isMoney } from '@/lib/server/language/units'

/** An amount as a message tells it, and whether it is there already, comes each time or counts parts. */
export type Amount = Pick<Quantity, 'value' | 'unit' | 'of'> & { role: 'had' | 'each' | 'parts' | null }

/** A result as a person writes it: 1,800, 15.56. */
export function shown(value: number, decimals = 2): string {
  return value.toLocaleString('en', { maximumFractionDigits: decimals })
}

/** £12.50, 3 km, 8 chapters. */
export function amount({ value, unit }: Pick<Quantity, 'value' | 'unit'>): string {
  if (unit && isMoney(unit))
    return unit + value.toLocaleString('en', { minimumFractionDigits: value % 1 ? 2 : 0, maximumFractionDigits: 2 })
  return counted(value, unit)
}

/** 3 km, 8 chapters, 2 stories. */
export function counted(value: number, unit: string | null, decimals = 2): string {
  const figure = shown(value, decimals)
  if (!unit) return figure
  if (value === 1 || /^(?:km|m|cm|kg|g|lb|l|ml|min|h|s|kcal|person|people|%)$/.test(unit)) return `${figure} ${unit}`
  if (/[^aeiou]y$/.test(unit)) return `${figure} ${unit.slice(0, -1)}ies`
  return `${figure} ${unit}${/(?:s|x|z|ch|sh)$/.test(unit) ? 'es' : 's'}`
}
