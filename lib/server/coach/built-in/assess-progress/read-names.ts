import 'server-only'
import type { Finding } from './finding'
import type { GoalView } from './goal-view'
import { added } from './read-amounts'
import { isStretch } from './units'

const DAYS =
  'Mon(?:day)?|Tue(?:sday)?|Wed(?:nesday)?|Thu(?:rsday)?|Fri(?:day)?|Sat(?:urday)?|Sun(?:day)?|January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Easter|I'
const NAME = `(?!(?:${DAYS})\\b)\\p{Lu}[\\p{L}'’.-]+(?: (?!(?:${DAYS})\\b)\\p{Lu}[\\p{L}'’.-]+){0,3}`
const NAMES = `${NAME}(?:(?:, | and |, and | & )${NAME})*`
const THING =
  '(?:an?|the|my) (?!bit|lot|little|few|couple|start|rest|first|last|draft|plan|half|third|quarter)[\\p{Ll}-]+(?: [\\p{Ll}-]+)?'
const THINGS = `${THING}(?:(?:, | and |, and | & )${THING})+`
const LEAD =
  "(?:(?:I|We|I've|I’ve|I have|Just|Finally|Also|Today|Yesterday|So|And|just|finally|also|today|have|yesterday|then)[, ]+)*"
const TAIL =
  '(?: (?:now|too|as well|today|yesterday|tonight|last \\p{L}+|this \\p{L}+|on \\p{L}+day|over the \\p{L}+|at the \\p{L}+))*'
const TICKED =
  '(?:(?:is|are|was|were|both|all|now|finally|got) )*(?:ticked off|crossed off|checked off|done|finished|completed|complete|in the bag|behind me|under my belt|visited|conquered)'

/** Things by their names and not by a number, each worth one: "Called Ben and Mia", "Yosemite and Zion ticked off". */
export function readNames(response: string, view: GoalView): Finding[] {
  const size = view.sizes[0]
  if (!size || size.from !== undefined || size.isFeat || isStretch(size.family) || view.milestones.length) return []
  const deeds = view.deeds.filter((one) => one !== 'have').join('|')
  const verbs = `(?:${deeds ? `${deeds}|` : ''}ticked off|crossed off|knocked off|finished|completed|did)`
  const patterns = [
    new RegExp(`^${LEAD}(${verbs}(?: to| with| up| about| by)? )(${NAMES}|${THINGS})${TAIL}$`, 'iu'),
    new RegExp(`^(${LEAD})(${NAMES}) ${TICKED}${TAIL}$`, 'u'),
  ]
  for (const sentence of response.split(/(?<=[.!?;])\s+|\n+/)) {
    const plain = sentence.replace(/[.!?\s]+$/, '')
    if (/\d/.test(plain)) continue
    for (const pattern of patterns) {
      const list = pattern.exec(plain)?.[2]
      if (list && (/^\p{Lu}/u.test(list) || / and | & /.test(list)))
        return [added(plain, list.split(/, and |, | and | & /).length, size)]
    }
  }
  return []
}
