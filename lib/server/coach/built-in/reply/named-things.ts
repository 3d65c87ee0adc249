import 'server-only'
import { tellingStems } from '@/lib/server/language/common-words'
import { leading, milestonesNamed, namedIn, textsOfTitle } from '@/lib/server/language/orders/names'
import { timeWords } from '@/lib/server/language/questions/day-words'
import { readText, type Sentence } from '@/lib/server/language/text'
import type { ChatContext } from '../../context'
import { quoted } from '../analysis/claim'
import { offeredPresses, TO_JOURNAL } from './offered'

/** Who writes more tells of more than one thing. */
const MOST_TOKENS = 60
/** So much of a milestone's title names it; an alert's is to be said whole, for "Mam sounded old" is of no call. */
const MOST_OF_TITLE = 0.6

/**
 * "The slides look good now": the one open alert or milestone that a message names, where it was not understood what became
 * of it, with what may have, each for one press. Null where it names none, or several alike.
 */
export function namedWords(sentences: readonly Sentence[], context: ChatContext): string | null {
  const { reminders, now, timeZone } = context
  const tokens = sentences.flatMap((one) => one.tokens)
  if (tokens.length > MOST_TOKENS) return null
  const said = new Set(tokens.map(({ stem }) => stem))
  const isSaid = (title: string, least: number) => {
    const stems = tellingStems(title)
    const unsaid = stems.filter((stem) => !said.has(stem))
    // "The eighth port is live" does not say that all ten are.
    const isFigure = ({ stem, value }: Sentence['tokens'][number]) => value !== null && unsaid.includes(stem)
    const isOfFigure = () => readText(title).sentences.some((one) => one.tokens.some(isFigure))
    return unsaid.length <= (1 - least) * stems.length && !isOfFigure()
  }
  const alert = leading(namedIn(tokens, reminders, textsOfTitle).filter(({ item }) => isSaid(item.title, 1)))
  if (alert) {
    const title = quoted(alert.title)
    const presses = [`Tick ${title}`, `Move ${title}`, `Delete the alert ${title}`]
    return `Is it about your alert ${title}, ${timeWords(alert.scheduledFor, now, timeZone)}?\n\n${offeredPresses([...presses, TO_JOURNAL])}`
  }
  const steps = milestonesNamed(tokens, context.goals).filter(
    ({ item: { milestone, of } }) =>
      !milestone.isCompleted && !of.isCompleted && isSaid(milestone.title, MOST_OF_TITLE),
  )
  const step = leading(steps)
  if (step === null) return null
  const title = quoted(step.milestone.title)
  return `Is it about ${title}, a milestone of ${quoted(step.of.title)}?\n\n${offeredPresses([`Tick ${title}`, TO_JOURNAL])}`
}
