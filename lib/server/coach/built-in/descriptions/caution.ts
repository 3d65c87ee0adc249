import 'server-only'
import { smallNumber } from '@/lib/server/language/numbers'
import { wordTable } from '@/lib/server/language/word-table'

type Told = { title: string; description: string; targetDate?: string | null; createdAt?: string }

const KILOS = wordTable<number>({ k: 1, p: 0.45, l: 0.45, s: 6.35 })
const WEEKS = wordTable<number>({ d: 1 / 7, w: 1, m: 4.3 })
/** Doctors advise half of it to all of it. */
const KILOS_A_WEEK = 1
const DAY = 86_400_000

const LOSS =
  /\b(?:los(?:e|ing)|drop(?:ping)?|shed(?:ding)?|down|minus)\b(?:(?!\bto\b).){0,20}?\b(\d+(?:[.,]\d+)?|a|one|two|three|four|five|ten) ?(kgs?|kilos?(?:grams?)?|pounds?|lbs?|stones?)\b/
const SPAN =
  /\b(?:in|within|over|for) (?:the next |only |just |about )?(\d+|an?|one|two|three|four|five|six|eight|ten) (days?|weeks?|months?)\b/
const SOBER =
  /\b(?:stop|quit|give up|giving up|no more|cut out|get off)\b.{0,16}\b(?:drinking(?! (?:soda|cola|coke|coffee|tea|juice|milk|energy|sugar|soft))|alcohol|booze|wine|beer|vodka|whisk(?:e)?y|spirits)\b|\b(?:get|be|stay|become|go) sober\b/
const OFF_MEDICINE =
  /\b(?:stop|quit|get off|come off|go off|without|wean off)\b.{0,16}\b(?:antidepressants?|medications?|meds|ssris?|benzos?|benzodiazepines?|xanax|valium|sertraline|prozac|insulin|sleeping pills?|opioids?|opiates?|heroin)\b/

/** One line of caution where what a goal asks of the body is known to do harm; null for any other goal. Without figures. */
export function cautionFor(goal: Told): string | null {
  const text = `${goal.title}\n${goal.description}`.toLowerCase()
  if (SOBER.test(text))
    return 'If you drink heavily on most days, do not stop all at once on your own, for that can be dangerous: ask a doctor first how to come off it safely.'
  if (OFF_MEDICINE.test(text))
    return 'Do not come off it all at once on your own: ask the doctor who prescribes it, or a pharmacist, how to do it safely.'
  const pace = kilosAWeek(text, goal)
  return pace !== null && pace > KILOS_A_WEEK
    ? 'This pace is not safe for losing weight: half a kilo to one kilo a week is, so choose a later date, and ask a doctor before going faster.'
    : null
}

function kilosAWeek(text: string, { targetDate, createdAt }: Told): number | null {
  const [, amount = '', unit = ''] = LOSS.exec(text) ?? []
  if (!amount) return null
  const kilos = countOf(amount) * (KILOS[unit.charAt(0)] ?? 1)
  const [, count = '', span = ''] = SPAN.exec(text) ?? []
  if (count) return kilos / (countOf(count) * (WEEKS[span.charAt(0)] ?? 1))
  if (!targetDate || !createdAt) return null
  const days = (Date.parse(targetDate) - Date.parse(createdAt)) / DAY
  return days >= 1 ? (kilos / days) * 7 : null
}

function countOf(word: string): number {
  return /^an?$/.test(word) ? 1 : (smallNumber(word) ?? Number(word.replace(',', '.')))
}
