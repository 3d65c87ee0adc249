import 'server-only'
import type { CrisisKind, CrisisPattern } from './crisis-pattern'

/** Up to `most` words between two parts of a pattern; bounded, so that no text makes it slow. */
export function gap(most: number): string {
  return `(?:,? [\\w'-]+){0,${most}}?,? `
}

/** Patterns of one kind from the sources of regular expressions, each held to whole words. */
export function patternsOf(kind: CrisisKind, unless: RegExp, sources: string[]): CrisisPattern[] {
  return sources.map((source) => ({ kind, unless, words: new RegExp(`(?<![\\w'])(?:${source})(?![\\w])`) }))
}

/** Who is dear or near to somebody. */
const KIN =
  '(?:kids?|children|child|son|daughter|boys|girls|family|parents|mum|mom|mam|mother|dad|father|wife|husband|partner|boyfriend|girlfriend|friends?|siblings|brother|sister|folks|loved ones|colleagues|flatmates|teammates|team|grandkids|grandchildren|carers?)'
export const OTHERS = `(?:everyone(?: else| around me| i (?:know|love))?|everybody|people|they(?: all)?|you(?: all| guys| lot)?|the (?:whole )?world|the (?:kids|children|family|others|boys|girls)|(?:all )?(?:my|our) (?:\\w+ )?${KIN}(?: and (?:my )?${KIN})?|he|she|those (?:i love|around me)|others|the people (?:i love|around me)|all of (?:them|you))`

/** Someone at home or close by who may do harm. */
export const ABUSER =
  '(?:he|she|they|(?:(?:my|the|our|her|his) )?(?:own |older |elder |big |little |drunk |younger |foster )?(?:ex(?:-(?:husband|wife|boyfriend|girlfriend|partner))?|partner|husband|hubby|wife|boyfriend|bf|girlfriend|gf|fianc[eé]e?|spouse|dad|daddy|father|papa|mom|mum|mam|mama|mother|step-?(?:dad|father|mother|mum|mom|brother|son)|step (?:dad|father|mother|mum|mom)|(?:mother|father|brother|sister|son|daughter)-in-law|in-laws|uncle|aunt|auntie|cousin|brother|sister|grandpa|grandad|granddad|grandfather|grandmother|parents?|guardian|son|roommate|flatmate|landlord|carer|caregiver|man i live with|guy i live with|person i live with|father of my (?:kids|children)))'
/** Words that may stand between a subject and what it does. */
export const ADVERBS =
  "(?:(?:just|always|often|sometimes|still|keeps?|kept|also|even|has|have|had|'s|is|are|was|were|been|then|nearly|almost|once|actually|really|literally|regularly|constantly|usually|again|only|now|started|starts|likes to|tried to|tries to|will|would|and|when drunk|gets drunk and|got drunk and|comes home and|came home and|lost it and|loses it and|gets angry and|got angry and|got mad and|gets mad and|last night|yesterday|turned around and|grabbed me and) )*"

export const MEDICINE =
  '(?:pills?|tabs|tablets?|meds?|medication|medicine|capsules|paracetamol|acetaminophen|ibuprofen|tylenol|advil|aspirin|panadol|nurofen|codeine|tramadol|morphine|oxy\\w*|opioids?|painkillers|sleepers|sleeping (?:pills?|tablets?|meds|aids?)|antidepressants?|anti-depressants|benzos?|xanax|valium|ambien|zopiclone|temazepam|diazepam|sertraline|prozac|insulin|prescriptions?)'
export const BODY =
  '(?:arms?|forearms?|wrists?|thighs?|legs?|skin|hips?|stomach|belly|ankles?|shoulders?|hands?|chest|neck|palms?|body|feet|ribs)'
