import 'server-only'
import { ordinalOf, smallNumber } from '@/lib/server/language/numbers'

const PIECE = /\d+(?:[.,]\d+)*|\p{L}+(?:-\p{L}+)?/gu

/** The numbers that a text says, in digits or in words, "the fifth port" among them. */
export function numbersSaid(text: string): number[] {
  return [...text.toLowerCase().matchAll(PIECE)].flatMap(([piece]) => {
    if (/\d/.test(piece)) return Number(piece.replace(',', '.'))
    return smallNumber(piece) ?? ordinalOf(piece) ?? []
  })
}
