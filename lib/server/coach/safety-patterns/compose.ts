import 'server-only'
import type { CrisisKind, CrisisPattern } from './crisis-pattern'
import { anyOf, oneOf, type Words } from './short-patterns'

/** Up to `most` words between two parts of a pattern; bounded, so that no text makes it slow. */
export function gap(most: number): string {
  return `(?:,? [\\w'-]+){0,${most}}?,? `
}

/** Patterns of one kind from the sources of regular expressions, each held to whole words. */
export function patternsOf(kind: CrisisKind, unless: Pick<Words, 'test'>, sources: string[]): CrisisPattern[] {
  return sources.map((source) => ({
    kind,
    unless,
    words: anyOf([source], { before: "(?<![\\w'])", after: '(?![\\w])', flags: 'm' }),
  }))
}

/** Who is dear or near to somebody. */
const KIN =
  '(?:kids?|children|son|daughter|family|parents|mum|mom|mother|dad|father|wife|husband|partner|boyfriend|girlfriend|friends?|brother|sister)'
export const OTHERS = `(?:everyone|everybody|people|they|you|(?:the|my|our) (?:\\w+ )?${KIN}|the (?:whole )?world|he|she|others)`

/** Someone at home or close by who may do harm. */
export const ABUSER =
  '(?:he|she|they|(?:my |the |our |her |his )?(?:ex|partner|husband|hubby|wife|boyfriend|bf|girlfriend|gf|step ?-?\\w+|dad|daddy|father|mum|mom|mother|parents?|uncle|brother|grandad|landlord|carer|son))'

export const MEDICINE = oneOf([
  'pills?|tabs|tablets?|meds?|medication|medicine|capsules|paracetamol|acetaminophen|ibuprofen|tylenol|advil|aspirin|panadol|nurofen|codeine|tramadol|morphine|oxy\\w*|opioids?|painkillers|sleepers|sleeping (?:pills?|tablets?|meds|aids?)|antidepressants?|anti-depressants|benzos?|xanax|valium',
  'ambien|zopiclone|temazepam|diazepam|sertraline|prozac|insulin|prescriptions?',
])
export const BODY =
  '(?:arms?|forearms?|wrists?|thighs?|legs?|skin|hips?|stomach|belly|ankles?|shoulders?|hands?|chest|neck|palms?|body|feet|ribs)'
