import 'server-only'
import { clauseTokens } from '@/lib/server/language/progress/clauses'
import type { Reading } from '@/lib/server/language/text'
import { wordSet } from '@/lib/server/language/word-table'
import type { RecentTopic } from './recent-topic'

type Spoken = Pick<RecentTopic, 'card' | 'recent'>

const MOST_WORDS = 14
const AROUND = wordSet(
  'please pls actually actualy sorry oh hmm then so just now well hang on the a to of my again one ones that this it its them thing things card last latest change changes up in down off out for me you can could will thanks thank bother mind take yet really hm hmm they are is was all both done did i',
)
const NODS = wordSet('yes yeah yep yup ok okay sure perfect')
const DOING = wordSet('apply confirm accept approve do go ahead keep save add set log put book works good great sounds')
const PLAINLY = wordSet('apply confirm accept approve ahead')
const SHAKES = wordSet('no nope nah')
const UNDOING = wordSet(
  "undo delete remove cancel dismiss drop scrap forget revert reverse discard skip leave bin scratch nevermind never not don't dont back",
)

/** What is said to a message that speaks to a card and of nothing else: "no, delete that one again", "apply"; null for any other. */
export function cardTalk({ sentences }: Reading, spoken: Spoken): string | null {
  const tokens = sentences.flatMap((one) => one.tokens)
  if (tokens.length > MOST_WORDS || tokens.some(({ word }) => word === '?')) return null
  const words = tokens.flatMap(({ kind, word }) => (kind === 'mark' ? [] : word))
  // "Cancel that alert", "no, don't create it": under an open card these name what it would make.
  const isOfCard = (spoken.card === 'open' || spoken.card === 'older') && words.some((word) => THIS.has(word))
  const act = actIn(isOfCard ? words.filter((word) => !MADE.has(word)) : words) ?? undoneFirst(sentences)
  return act && ofCard(act, spoken)
}

/** "Actually undo that, she is away till January": the reason behind it is no part of what is said to the card. */
function undoneFirst([first, more]: Reading['sentences']): Act | null {
  const [own, reason] = first && !more ? clauseTokens(first.tokens) : []
  const act = own && reason ? actIn(own.map(({ word }) => word)) : null
  return act?.isUndone && !act.isBare && !act.isSoft ? act : null
}

type Act = { isUndone: boolean; isBare: boolean; isKept: boolean; isSoft: boolean; isTakenBack: boolean }

/** What is said to a card and of nothing else: that it be done or undone, in whatever words. */
function actIn(words: readonly string[]): Act | null {
  const has = (set: ReadonlySet<string>) => words.some((word) => set.has(word))
  if (!words.every((word) => [AROUND, NODS, DOING, SHAKES, UNDOING].some((set) => set.has(word)))) return null
  const isDone = has(PLAINLY) || (has(DOING) && words.some((word) => THIS.has(word)))
  const isUndone = has(UNDOING) || (!isDone && has(SHAKES))
  const isNod = has(NODS) && !words.some((word) => word.startsWith('thank'))
  if (!isUndone && !isDone && !isNod) return null
  const isSoft = isUndone && words.every((word) => SOFT.has(word) || !UNDOING.has(word))
  return { isUndone, isBare: !isDone && !has(UNDOING), isKept: has(KEEPING), isSoft, isTakenBack: has(TAKING_BACK) }
}
/** They are of what was done, and never of a goal that is to go. */
const TAKING_BACK = wordSet('undo revert reverse')
const NOTHING_TO_UNDO =
  'Nothing was applied just now, so there is nothing to undo. What was applied before has its Undo on its card.'
const MADE = wordSet('alert reminder goal entry milestone create make')
/** Where no card is, "not really" takes back none. */
const SOFT = wordSet("not don't dont")
/** Without a card they keep what was written. */
const KEEPING = wordSet('keep save log put add set book')
const THIS = wordSet('that this it them so for')

/** What became of the card that is spoken to; null where a mere yes or no speaks to none, or a row that was spoken of is meant. */
function ofCard({ isUndone, isBare, isKept, isSoft, isTakenBack }: Act, { card, recent }: Spoken): string | null {
  // "Drop it then", some messages after a card, is of the goal that is spoken of.
  if (card === 'older' && isUndone && (recent.goalId || recent.reminderId)) return null
  if (card === 'open' || card === 'older')
    return isUndone ? 'Nothing was changed. Dismiss the card, or leave it.' : 'Answer on the card: it waits above.'
  if (isBare) return null
  if (card === 'applied')
    return isUndone
      ? 'That was applied: press Undo on its card.'
      : 'Nothing is left to press: its card says what it became.'
  if (isTakenBack) return NOTHING_TO_UNDO
  if (recent.goalId || recent.reminderId || isSoft) return null
  if (isUndone) return 'There is no card to take back here. Name the alert, the goal or the entry that you mean.'
  return isKept ? null : 'There is no card here. Say what to change, and it comes as one.'
}
