import 'server-only'
import { countryIn, linesOf } from './safety-help/crisis-lines'
import type { Medical } from './safety-medical'

const ANYWHERE = '911 in the US and Canada, 999 in the UK, 112 in Europe'

/** The fixed answer to a sign of the body that comes before any mission, with the emergency number of the writer's zone. */
export function medicalReply(sign: Medical, timeZone: string): string {
  const country = countryIn(timeZone)
  const number = country ? linesOf(country).emergency : ANYWHERE
  return WORDS[sign].replace('{number}', number)
}

const WORDS: Record<Medical, string> = {
  chest:
    'Chest pain comes before everything here. If it is there now, spreads to an arm or the jaw, or you are short of breath, call the emergency number: {number}. If it has passed, let a doctor look at it today.',
  fainting:
    'Fainting comes before everything here. If it comes again, or your chest hurts, call the emergency number: {number}. Otherwise see a doctor today, and do not drive or train before. Is somebody with you?',
  'not-eating':
    'Not eating comes before everything here. Drink something now, and see a doctor today; if you feel faint or confused, call the emergency number: {number}. Is there somebody near you who can be told?',
}
