import 'server-only'
import type { Clause } from '../clauses/clause'
import type { Finding } from '../finding'
import { type GoalView, tellingWords } from '../goal/goal-view'

const BEGINNING =
  /\b(?:made (?:a|the|my) (?:small |little |tiny |decent |good |slow |late |modest )?(?:start|beginning)|(?:only|just|only just|barely|just about|hardly)(?: just| about)? (?:started|begun|began|made a start|got(?:ten)? (?:going|started)|getting (?:going|started)|scratched the surface|underway|under way)|scratched the surface|(?:got|getting) the ball rolling|dipped (?:a|my) toe in|taken the first steps?|broken ground)\b(.*)$/
const ABOUT_PERCENT = 5

/** "I've only just made a start": a little, of a goal that counts nothing. */
export function readBeginning({ quote, words }: Clause, view: GoalView): Finding[] {
  if (view.sizes.length || view.milestones.length || /\b(?:haven't|have not|not yet|never)\b/.test(words)) return []
  const found = BEGINNING.exec(words)
  if (!found || isOfAnother(found[1] ?? '', view)) return []
  return [{ quote, kind: 'total', strength: 'soft', percent: ABOUT_PERCENT, sum: `a start is about ${ABOUT_PERCENT}%` }]
}

/** "Only just started a new job": a beginning of something that the goal does not name. */
function isOfAnother(rest: string, view: GoalView): boolean {
  const object = rest.match(/^ (?:on |with |in |into )?(?:an? |my |our |the |reading |writing )*(.+)$/)?.[1] ?? ''
  const plain = object.replace(
    /\b(?:really|so far|yet|now|today|yesterday|tonight|honestly|at the weekend|this (?:week|weekend|morning|evening|month)|last (?:week|night|weekend|month)|on (?:it|this|that|them)|it|this|that|with it|[a-z]+ing|to be honest|tbh|i'm afraid|though)\b/g,
    ' ',
  )
  const telling = [...tellingWords(plain)]
  return telling.length > 0 && !telling.some((word) => view.nouns.has(word)) && !/^ (?:on|with) the\b/.test(rest)
}
