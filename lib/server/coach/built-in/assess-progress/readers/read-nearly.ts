import 'server-only'
import type { Clause } from '../clauses/clause'
import type { Finding } from '../finding'
import { type GoalView, tellingWords } from '../goal/goal-view'
import { singular } from '../goal/units'
import { isForeignWhole } from './foreign-whole'
import { hasCount } from './own-names'

/** "The vast majority are sorted", "most of the fruit is in". */
const MOST =
  /\b((?:(?:vast|great|overwhelming|large|good) )?majority|(?:greater|larger|best|better|biggest|bigger) part|bulk|lion's share|most|(?:nearly|almost|practically|virtually) (?:all|everything))(?: of (?:it|them|those|(?:the|my|our) (?:[a-z]+ (?=[a-z]+ (?:is|are|has|have)))?([a-z]+)))? (?:is|are|was|were|has|have|got)(?: been| now| already)* (?!about\b|on\b|going\b|still\b|not\b)(?:[a-z]+ed|done|in|up|down|gone|out|away|read|written|built|sent|sewn|sown|cut|dug|laid|hung|made|drawn|put|clean|clear|ready|complete|planted|over|through|behind)\b/

/** "Almost finished a session", "nearly done with chapter 3": one of many, by its number or its article. */
const NEARLY_ONE =
  /\b(?:almost|nearly|practically|virtually|just about|pretty much|as good as)(?: completely| totally)* (?:done|finished|complete|completed|through|read|wrote|written)(?: with| reading| writing)*(?: (?:an?|another|1|one|this (?:morning|evening|week)'s|today's)(?: [a-z]+ing)? ([a-z]+)|(?: the| my)? ([a-z]+) (?:#|no\.? |number )?\d+|(?: the| my)? \d+th ([a-z]+))\b/

/** "almost done", "mostly finished": worth something, but only when nothing firmer was said. */
export function readNearly(clause: Clause, text: string, view: GoalView): Finding[] {
  const { quote } = clause
  const one = text.match(NEARLY_ONE)
  const ofWhat = one?.[1] ?? one?.[2] ?? one?.[3]
  // "Almost finished a novel" is the whole where one novel is the aim.
  const isAim = Boolean(one?.[1]) && !hasCount(view) && view.nouns.has(singular(ofWhat ?? ''))
  if (ofWhat && !isAim) return [{ quote, kind: 'unclear', why: 'part', word: ofWhat }]
  const nearly = text.match(
    /\b(?:almost|nearly|practically|virtually|just about|close to|very close to|pretty much|basically|as good as)(?: all| completely| totally| being| at)* (?:done|finished|complete|completed|there|the end|the finish|ready|through)(?: with)?(?: (?:the|my|it|this|writing|reading) ?)*([a-z0-9]*)|\b(?:home stretch|final stretch|last stretch|finishing touches|finish line is in sight|only the finishing touches)\b/,
  )
  if (nearly) {
    const subject = text.slice(0, nearly.index).match(/^(?:the |my |our )?([a-z]+) (?:is|are) $/)?.[1] ?? ''
    if (subject && view.milestones.some((one) => tellingWords(one.title).has(singular(subject))))
      return [{ quote, kind: 'unclear', why: 'part', word: subject }]
    const noun = nearly[1] ?? ''
    if (
      noun &&
      (/^\d/.test(noun) || isForeignWhole(noun, view)) &&
      !/^(?:now|with|and|i|today|just|at|so|only)$/.test(noun)
    )
      return [{ quote, kind: 'unclear', why: 'part', word: noun }]
    return [{ quote, kind: 'total', strength: 'soft', percent: 90, sum: 'almost done is about 90%' }]
  }
  const most = text.match(MOST)
  if (most && !(most[2] && isForeignWhole(most[2], view))) {
    const percent = /^(?:vast|great|overwhelming|nearly|almost|practically|virtually)/.test(most[1] ?? '') ? 90 : 70
    return [{ quote, kind: 'total', strength: 'soft', percent, sum: `that is about ${percent}%` }]
  }
  if (
    /\b(?:mostly (?:done|finished|complete|there)|most of (?:it|the (?:work|way|goal|project))(?: is| was|'s)? ?(?:done|finished|complete|behind me)?|the bulk of (?:it|the work))\b/.test(
      text,
    )
  )
    return [{ quote, kind: 'total', strength: 'soft', percent: 70, sum: 'most of it is about 70%' }]
  return []
}
