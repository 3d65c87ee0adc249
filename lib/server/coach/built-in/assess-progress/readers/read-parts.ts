import 'server-only'
import type { Clause } from '../clauses/clause'
import { type Finding, share } from '../finding'
import type { GoalView } from '../goal/goal-view'
import { isForeignWhole } from './foreign-whole'

/** "Half the testers pulled out": what some of a company did. */
const ACTS =
  /^half (?:of )?(?:(?:the|my|our|of) )*[a-z]+ (?:(?:have|has|had|was|were|are|is|just|then|also) )*(?:pulled out|dropped out|backed out|cancelled|canceled|left|quit|bailed|flaked|walked out|fell|got sick|came|showed|turned up|agreed|voted|closed|shut|expired|gone bust|laughed|cried|shouting|shouted|sleeping|slept|asleep|ill|sick|late|away|missing|complain\w*|talking|watching|waiting|failed|passed|didn't|did not|think|thinks|know|knows|want|wants|said|say|says|over \d|under \d|older|younger|women|men|boring|rubbish|good|bad|great|terrible|duplicates|occupied|too [a-z]+)\b/
/** How far "a little over" or "not quite" takes a share from its own figure. */
const LEAN_POINTS = 3
/** What stands before a share that is not quite reached. */
const LESS =
  /\b(?:almost|nearly|not (?:yet )?quite|just (?:under|below|short of|shy of)|close to|closing in on|approaching|coming up (?:to|on)|under|below|(?:a (?:bit|little|touch|shade|smidge|hair|fraction) |slightly |somewhat |marginally )(?:under|below|less than|short of|shy of)|less than|just about|shy of|short of|nigh on|getting on for|verging on)(?: at| an?| the| about)* $/
/** What stands before a share that is passed. */
const MORE =
  /\b(?:more than|over|past|beyond|above|better than|upwards of|north of|in excess of)(?: an?| the| about)* $/

/** Whether a share is said to be a little less (-1) or more (1) than its figure. */
function leanOf(text: string, part: RegExpMatchArray): -1 | 0 | 1 {
  const before = text.slice(0, part.index)
  if (LESS.test(before)) return -1
  return MORE.test(before) ||
    /^ ?,? and (?:a (?:bit|little)|some|more)\b/.test(text.slice((part.index ?? 0) + part[0].length))
    ? 1
    : 0
}

/** Reads fractions in words: "two thirds", "half of it", "halfway". */
export function readParts(clause: Clause, words: string, view: GoalView): Finding[] | null {
  const { quote } = clause
  const text = words
    .replace(/\b(?:the )?(?:1th|first) half (?:is |was |got )?(?=done|finished|complete)/, 'half ')
    .replace(
      /\b(can (?:now )?(?:play|recite|sing|do|dance)|know|learn(?:ed|t)|memori[sz]ed|have|got|finished|read|wrote|written|done|completed|through|painted|cleared|played|edited|typed) (?:all (?:of )?)?(?:the |my )?(?:1th|first) half\b/,
      '$1 half',
    )
  const part = text.match(/\b(\d+)\/(\d+)(?: (?:of )?(?:the |my |it |this |all )*([a-z]+))?/)
  if (part) {
    const [n, whole] = [Number(part[1]), Number(part[2])]
    if (!whole || n > whole) return []
    const noun = part[3] ?? ''
    if (
      isForeignWhole(noun, view) &&
      !/^(?:through|done|complete|completed|finished|there|way|of|in|into|read|written)$/.test(noun)
    )
      return [{ quote, kind: 'unclear', why: 'part', word: noun }]
    if (new RegExp(`${part[1]}/${part[2]} more\\b|\\banother ${part[1]}/${part[2]}`).test(text)) {
      const points = (n / whole) * 100
      return [{ quote, kind: 'add', points, sum: `${Math.round(points)} points` }]
    }
    const lean = leanOf(text, part)
    const exact = (n / whole) * 100
    if (lean && n < whole)
      return [
        share(
          quote,
          exact + lean * LEAN_POINTS,
          `a little ${lean < 0 ? 'less' : 'more'} than ${n} ÷ ${whole} is about ${Math.round(exact + lean * LEAN_POINTS)}%`,
        ),
      ]
    return [share(quote, exact, `${n} ÷ ${whole}`)]
  }
  const half =
    text.match(
      /\bhalf(?:way|-way)?\b(?! (?:an?\b|hour|past|marathon|hearted|the battle|asleep|term|year|day|expected|heartedly|decent))(?:[- ](?:way|done|finished|complete|completed|through|there|point|mark))*(?: (?:of|to|through|into|in|with|down|up|along|across|round|around) | )?(?:(?:the|my|all|it|this|our)(?: |$))*(?:of )?(?:the |my )*([a-z]*)/,
    ) ?? text.match(/\bmidway(?: (?:through|point))?()/)
  const isFilled =
    /\bhalf[- ](?:empty|full)\b/.test(text) &&
    ![...view.nouns].some((one) => text.includes(one)) &&
    !/\bit(?:'s)?\b/.test(text)
  if (
    !half ||
    isFilled ||
    /\bhalf[- ](?:marathon|hearted)|\b(?:other|second|2th|1th|first|better) half\b|\bless than half|\bnot (?:even )?half|\bhalf (?:my|the) (?:friends|team|family|day|night|time|week)/.test(
      text,
    )
  )
    return null
  if (ACTS.test(text.slice(half.index))) return null
  // "Sea half done": half of a part of it.
  const subject = text.match(
    /^(?:the |my |our )?([a-z]{3,}) (?:is |are |now |about )*half(?:way)?[- ](?:done|finished|complete|completed)$/,
  )?.[1]
  if (subject && isForeignWhole(subject, view)) return [{ quote, kind: 'unclear', why: 'part', word: subject }]
  const noun = half[1] ?? ''
  if (
    noun &&
    isForeignWhole(noun, view) &&
    !/^(?:done|way|through|there|to|of|finished|now|today|so|already|complete|completed|point|mark|read|written|with|and|on|as|for|at|by|i|yesterday|after|before|since|last|this|saved|paid|ready|in)$/.test(
      noun,
    )
  )
    return [{ quote, kind: 'unclear', why: 'part', word: noun }]
  const before = text.slice(0, half.index)
  if (
    /\b(?:more than|over|past|beyond|bit over|little over|above|better than|just over)(?: the)? $/.test(before) ||
    /\bhalf and more\b/.test(text)
  )
    return [share(quote, 55, 'a little more than half is about 55%', true)]
  if (
    /^ ?,? ?(?:nearly|almost|ish)\b/.test(text.slice((half.index ?? 0) + half[0].trimEnd().length)) ||
    /\b(?:almost|nearly|not quite|just under|close to|approaching|under|about to reach|just about)(?: the| at)* $/.test(
      before,
    )
  )
    return [share(quote, 45, 'a little less than half is about 45%', true)]
  return [share(quote, 50, 'half is 50%')]
}
