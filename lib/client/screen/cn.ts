import { type ClassValue, clsx } from 'clsx'

/**
 * Joins class names. Nothing needs merging: the primitives' own looks live in the `components` cascade layer, so a
 * utility handed in as `className` wins by the cascade, without 8 kB of conflict tables in every first load.
 */
export function cn(...classes: ClassValue[]): string {
  return clsx(classes)
}
