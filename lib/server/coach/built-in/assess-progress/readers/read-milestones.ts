import 'server-only'
import type { Clause } from '../clauses/clause'
import type { Finding } from '../finding'
import type { GoalView } from '../goal/goal-view'
import { isNamed, sharedWords } from './milestone-names'
import { isOnlyPrepared, isUnderWayOrTheirs } from './only-prepared'
import { byKindOrNumber } from './open-milestones'

const UNFINISHED =
  /\b(?:\d\/\d|\d+%|started|starting|start|began|begun|working on|halfway|half|almost|nearly|part of|some of|in the middle|partly|close to|making progress|in progress|still|looked at|thought about|stuck|cancell?ed|fell through|pulled out|backed out|let (?:us|me) down|postponed|delayed|rejected|failed|refused|double-booked|crashed|stalled|froze)\b|\b\d+ (?:words|pages|lines|paragraphs|minutes|hours|sections|slides) (?:of|for|into|on)\b/
const HAPPENED =
  /\b(?:sat|(?:is|are) (?:all )?(?:ours|mine)|(?:i've|we've|i have|we have) (?:an?|the|my|our)(?= [a-z]+(?:$| (?:now|at last|and)))|in (?:good|great|fine) shape|(?:is|are|'s) (?:all |now |finally |completely )*(?:empty|clean|clear|tidy|dry|bare|white|sealed|level|signed)|standing|works|(?:come|came|got|gone|been|made it|is|are|'s|'re) through|in (?:the (?:post|mail)|place|hand)|on the (?:wall|floor|roof|ceiling)|said yes|approved|granted|live|online|open|knows?|can|mastered|already|was (?:last night|yesterday|today|on [a-z]+day|last (?:week|weekend)|wonderful|great|magical|amazing|fantastic|brilliant|fun|lovely|perfect|superb|good|terrific|fabulous|packed|sold out|a (?:huge |great |big )?(?:success|hit|triumph|blast|dream|joy))|have (?:got )?(?:the|my|an?|our)|[a-z]{3,}ed|done|finished|complete|ran|wrote|written|did|gone|went out|been|hung|laid|fitted|sent|sold|paid|hired|fitted|rented|built|got|had|made|took|taken|went|met|found|bought|chose|chosen|read|drew|gave|held|set|put|spoke|taught|won|in the bag|behind me|ready|over|up and running|passed|official|real|landed|secured|arrived|came through|(?:is|are|'s|'re|all|both|it's) (?:all )?(?:in|on|up|down|built|hung|laid|set)$|^(?:the |my |our )?[a-z]+ (?:in|on|up|down|laid|set)$|dug|sown|sewn|cut|drawn|closed|running|✓|✔|x)\b|:\s*(?:done|yes|ok)/

/** "My nephew designed the logo": a step of the user's, whoever did it. */
const DONE_FOR_US =
  /\b(?:designed|built|made|fitted|installed|painted|laid|tiled|fixed|printed|recorded|edited|filmed|sewed|sewn|baked|booked|ordered|delivered|put|hung|drew|drawn|signed|approved|cleaned|moved|shipped|cut|wired|plastered|set) (?:up |in |out |down )?(?:the|my|our|both|all) /
/** Where a listed part is work to do, and not a thing to get. */
const BUILDS =
  /^(?:build|convert|renovate|restore|make|paint|write|sew|assemble|finish|redo|refurbish|repair|decorate|clean|fix|do|remodel|rebuild|install|knit|furnish)$/

/** A thing named with no word of what became of it. */
const BARE_SUBJECT =
  /^(?:and |both )*(?:the|my|our|both)(?: (?!(?:is|are|was|were|has|have|i|we|to|not)\b)[a-z0-9'-]+){1,6}$/
const OF_SEVERAL =
  /^(?:and |also )*(?:the|my|our|an?) (?:(?!(?:is|was|has)\b)[a-z0-9'-]+ ){1,6}?(?:are|were|have|both|all)\b/

/** "The certificate and the check are both done": a subject that the verb of a later clause is said of. */
function sharesVerb([subject, next, ...rest]: Clause[]): boolean {
  if (!subject || !next || subject.stance !== 'done' || next.stance !== 'done') return false
  if (!BARE_SUBJECT.test(subject.words)) return false
  return (
    (OF_SEVERAL.test(next.words) && HAPPENED.test(next.words) && !UNFINISHED.test(next.words)) ||
    sharesVerb([next, ...rest])
  )
}

/** Reads milestones named as done, and "all milestones". Counts those the record has as done already. */
export function readMilestones(clauses: Clause[], view: GoalView): Finding[] {
  const total = view.milestones.length
  if (!total) return []
  const shared = sharedWords(view)
  const isNotYet = (words: string, title: string) =>
    isOnlyPrepared(words, title, view.hasListedParts && BUILDS.test(view.verb)) || isUnderWayOrTheirs(words, title)
  const named = new Map<string, string>()
  let carries = false
  for (const [at, { words, quote, stance }] of clauses.entries()) {
    // "Passed the exam and the practice before it": what has no verb of its own takes the one before.
    const happened: boolean =
      HAPPENED.test(words) ||
      sharesVerb(clauses.slice(at)) ||
      /^(?:and |now |already |we have |i have |i've got |we've got )*\d[\d.]* [a-z]+(?: now| already| so far)?$/.test(
        words,
      ) ||
      (carries &&
        /^(?:(?:and )?so (?:is|are|was|were|has|have) (?:the|my|our)\b.*|(?:and |also )?(?:the|my|both|an?|our|another|\d) (?!.*\b(?:i|we|is|are|was|will|next|now)\b).*)/.test(
          words,
        ))
    carries =
      (stance === 'done' || (stance === 'someone-else' && DONE_FOR_US.test(words))) &&
      happened &&
      !UNFINISHED.test(words)
    if (!carries) continue
    if (/\b(?:all|every)(?: of)?(?: the| my| \d+)? milestones?\b/.test(words))
      return [{ quote, kind: 'whole', isCertain: true }]
    for (const one of byKindOrNumber(words, view)) if (!isNotYet(words, one.title)) named.set(one.title, quote)
    for (const one of view.milestones)
      if (!one.isCompleted && isNamed(one, words, shared, view) && !isNotYet(words, one.title))
        named.set(one.title, quote)
  }
  if (!named.size) return []
  const done = view.milestones.filter((one) => one.isCompleted).length + named.size
  const titles = [...named.keys()].map((title) => `“${title}”`)
  const list = titles.length > 1 ? `${titles.slice(0, -1).join(', ')} and ${titles.at(-1)}` : titles[0]
  const percent = (done / total) * 100
  const quote = [...new Set(named.values())].join(' … ')
  return [
    {
      quote,
      kind: 'total',
      strength: 'firm',
      percent,
      sum: `with ${list} done, ${done} of ${total} ${view.hasListedParts ? 'parts' : 'milestones'} is ${Math.round(percent)}%`,
    },
  ]
}
