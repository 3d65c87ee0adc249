import 'server-only'
import { wordTable } from '@/lib/server/language/word-table'

/** Letters that no decomposition parts from their mark. */
const LETTERS = wordTable<string>({ ł: 'l', ø: 'o', đ: 'd', ı: 'i', ß: 'ss', œ: 'oe', æ: 'ae', ŧ: 't', ħ: 'h' })
/** The forms in which Arabic and Hindi are written with and without care. */
const FORMS = wordTable<string>({ ى: 'ي', ة: 'ه', ٱ: 'ا', ی: 'ي', ک: 'ك', '\u0901': '\u0902' })
/** The marks over Latin, Greek and Cyrillic letters, Arabic vowels, the Hindi dot and the strokes laid over letters. */
const MARKS =
  /[\u0300-\u036f]|[\u0483-\u0489]|[\u0610-\u061a]|\u0640|[\u064b-\u065f]|\u0670|\u093c|[\u1dc0-\u1dff]|[\u20d0-\u20ff]/g

/** Text without accents and other marks that people leave out; letters of other scripts stay whole. */
export function foldAccents(text: string): string {
  return text
    .normalize('NFD')
    .replace(MARKS, '')
    .normalize('NFC')
    .replace(/[łøđıßœæŧħىةٱیک\u0901]/g, (letter) => LETTERS[letter] ?? FORMS[letter] ?? letter)
}
