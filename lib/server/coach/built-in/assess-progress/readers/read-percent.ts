import 'server-only'
import type { Clause } from '../clauses/clause'
import { type Finding, reached, say, share } from '../finding'
import type { GoalView } from '../goal/goal-view'
import { singular } from '../goal/units'
import { isForeignWhole } from './foreign-whole'
import { levelOf } from './levels'
import { isFigureOfSpeech } from './read-multiples'

/** Percentages of something else: effort, chance, a mark, a price. */
const OTHER_PERCENT =
  /\b(?:phone|battery|laptop|tablet|ipad|headphones|car|humidity|inflation|oxygen|brightness|volume)\b[^.,;]{0,20}\d%|\d%\s*(?:sure|certain|committed|motivated|confident|focus\w*|honest|agree|effort|battery|raise|off\b|discount|chance|likely|of (?:the|my) (?:time|day|people|energy|effort|salary|income|users|students)|fat|humidity|interest|faster|better|more likely|happy|happier|charged|recovered|convinced|dedicated|ready to|behind|on board|serious|human|organic|cotton|genuine|pure|healthy|myself)|\b(?:gave|give|giving|put(?! it at)|feel|feeling|felt|scored|score|got|grade of|battery|energy|mood|chance|probability|confidence|motivation|humidity|interest|raise of|discount of|tip|fat|sleep|heart rate)(?: (?:it|my|in|is|at|of|about|like|a|an|me))* \d+(?:\.\d+)?%/
/** Points on top of what was there. */
const MORE_PERCENT =
  /\b(?:another|additional|extra|further|increased|improved|went up|grew|rose|gained|added|moved(?: up)?|progressed|advanced|climbed|jumped|up)(?: (?:it|progress|by|about|around|an?|my|another|roughly|another))* (\d+(?:\.\d+)?)%|(\d+(?:\.\d+)?)% (?:more|further|extra|additional|closer|progress (?:today|this week|made))/

/** Reads percentages, as where it stands or as points on top. */
export function readPercent(clause: Clause, text: string, view: GoalView): Finding[] | null {
  if (!/\d%/.test(text)) return null
  const own = view.sizes.find((size) => size.family === '%')
  if (own && !/\b(?:done|complete|finished|of the way|there|progress)\b/.test(text)) {
    const value = Number(text.match(/(\d+(?:\.\d+)?)%/)?.[1])
    if (own.from !== undefined) return levelOf(clause.quote, value, own)
    return [reached(clause.quote, value, own)]
  }
  if (OTHER_PERCENT.test(text) && !/\d% (?:done|complete|finished|of the way|there|through)/.test(text)) return []
  if (isFigureOfSpeech(text)) return []
  // "Made 78% today": how well it went.
  if (
    /\b(?:made|sank|shot|shooting|accuracy|success rate|hit rate|landed)(?: (?:of|at|was|is|about))* \d[\d.]*%(?! (?:more |of )?(?:progress|the|it|my))/.test(
      text,
    )
  )
    return []
  const more = risesElsewhere(text, view) ? null : text.match(MORE_PERCENT)
  if (!more && MORE_PERCENT.test(text)) return []
  const toLevel = text.match(/\bto (?:about |around |nearly |almost )?(\d+(?:\.\d+)?)%/)
  if (more && !toLevel) {
    const points = Number(more[1] ?? more[2])
    return [{ quote: clause.quote, kind: 'add', points, sum: `${say(points)} points` }]
  }
  const ofPiece = text.match(/(\d+(?:\.\d+)?)%(?: done)? (?:of|through|into|with) (?:the |my |this |a |our )*([a-z]+)/)
  if (ofPiece && isForeignWhole(ofPiece[2] ?? '', view))
    return [{ quote: clause.quote, kind: 'unclear', why: 'part', word: ofPiece[2] ?? '' }]
  const range = text.match(/(\d+)(?:%)?(?:-| to | and | or )(\d+)%/)
  const low = range && !/\bfrom \d/.test(text) ? Number(range[1]) : null
  const values = [...text.matchAll(/(\d+(?:\.\d+)?)%/g)].map((one) => Number(one[1]))
  const value = low ?? (toLevel ? Number(toLevel[1]) : (values.at(-1) ?? 0))
  if (value > 100) return []
  return [
    share(
      clause.quote,
      value,
      `that is ${say(value)}%`,
      /\b(?:about|around|roughly|approximately|maybe|guess|probably|almost|nearly)\b/.test(text),
    ),
  ]
}

/** "Prices went up by 10%": something rose, and it was not this. */
function risesElsewhere(text: string, view: GoalView): boolean {
  const subject = text.match(
    /^(?:the |my |our |their )?([a-z]+) (?:has |have )?(?:went|gone|grew|rose|increased|improved|climbed|jumped|is up|are up|was up)\b/,
  )?.[1]
  return (
    subject !== undefined &&
    !/^(?:i|we|it|that|progress|which|things|completion)$/.test(subject) &&
    !view.nouns.has(singular(subject))
  )
}
