import 'server-only'
import { type Finding, reached } from '../finding'
import type { GoalView } from '../goal/goal-view'
import { isStretch } from '../goal/units'
import { added } from './read-amounts'

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

/** "The ones left: Bornholm and Åland". */
const LEFT_AHEAD =
  '(?:[Tt]he |[Oo]nly |[Jj]ust )*(?:ones? |two |three |four )?(?:left|missing|remaining|still to go|to go)(?: (?:is|are|now))* ?:? '

/** In the state that the title's verb brings about: "kitchen and bathroom are clean". */
const TICKED_PLAIN = (verb: string, deeds: string) =>
  `(?:(?:is|are|both|all|now|finally|got) )*(?:done|finished|complete|completed|ticked off${verb ? `|${verb}` : ''}${deeds ? `|${deeds}` : ''})`

/** Things by their names and not by a number, each worth one: "Called Ben and Mia", "Yosemite and Zion ticked off". */
export function readNames(response: string, view: GoalView): Finding[] {
  const size = view.sizes[0]
  if (!size || size.from !== undefined || size.isFeat || isStretch(size.family) || view.milestones.length) return []
  const deeds = [...view.deeds, ...view.countedDeeds].filter((one) => one !== 'have').join('|')
  const verbs = `(?:${deeds ? `${deeds}|` : ''}ticked off|crossed off|knocked off|finished|completed|did)`
  const patterns = [
    new RegExp(`^${LEAD}(${verbs}(?: to| with| up| about| by| in| at)? )(${NAMES}|${THINGS})${TAIL}$`, 'iu'),
    new RegExp(`^(${LEAD})(${NAMES}),? ${TICKED}(?: and dusted)?${TAIL}$`, 'u'),
  ]
  const quoted = new RegExp(`^${LEAD}${verbs} ["“'‘«][^"”»]{2,60}["”'’»]`, 'iu')
  const both = new RegExp(
    `^${LEAD}((?:the |my |our )?\\p{Ll}+(?:, (?:the |my |our )?\\p{Ll}+)*,? (?:and|&) (?:the |my |our )?\\p{Ll}+) ${TICKED_PLAIN(view.verb, deeds)}${TAIL}$`,
    'iu',
  )
  const left = new RegExp(
    `^(?:${LEFT_AHEAD}(${NAMES})|(?:[Oo]nly|[Jj]ust) (${NAMES}) (?:are |is |still )*(?:left|to go|missing|remaining|remains?))${TAIL}$`,
    'u',
  )
  for (const sentence of response.split(/(?<=[.!?;])\s+|\n+/)) {
    const plain = sentence.replace(/[.!?\s]+$/, '')
    if (/\d/.test(plain)) continue
    const open = left.exec(plain)
    const rest = (open?.[1] ?? open?.[2])?.split(/, and |, | and | & /).length
    if (rest && rest < size.amount) return [reached(plain, size.amount - rest, size)]
    if (quoted.test(plain) && !/\d/.test(plain)) return [added(plain, 1, size)]
    const pair = both.exec(plain)?.[1]
    if (pair && !/\b(?:i|we|it|they|that|everything|me|you|he|she)\b/i.test(pair))
      return [added(plain, pair.split(/, and |, | and | & /).length, size)]
    for (const pattern of patterns) {
      const list = pattern.exec(plain)?.[2]
      if (list && (/^\p{Lu}/u.test(list) || / and | & /.test(list)))
        return [added(plain, list.split(/, and |, | and | & /).length, size)]
    }
  }
  return []
}
