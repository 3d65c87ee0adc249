import 'server-only'
import type { Clause } from './clauses'
import { type Finding, OF_REST, reached, say, share, shown } from './finding'
import { type GoalView, tellingWords } from './goal-view'
import { openNamed } from './open-milestones'
import { levelOf } from './read-amounts'
import { isFigureOfSpeech, readMoreLike, readMultiple } from './read-multiples'
import { factorFor, isPlural, singular } from './units'

const OTHER_PERCENT =
  /\d%\s*(?:sure|certain|committed|motivated|confident|focus\w*|honest|agree|effort|battery|raise|off\b|discount|chance|likely|of (?:the|my) (?:time|day|people|energy|effort|salary|income|users|students)|fat|humidity|interest|faster|better|more likely|happy|happier|charged|recovered|convinced|dedicated|ready to|behind|on board|serious|human|organic|cotton|genuine|pure|healthy|myself)|\b(?:gave|give|giving|put(?! it at)|feel|feeling|felt|scored|score|got|grade of|battery|energy|mood|chance|probability|confidence|motivation|humidity|interest|raise of|discount of|tip|fat|sleep|heart rate)(?: (?:it|my|in|is|at|of|about|like|a|an|me))* \d+(?:\.\d+)?%/
const MORE_PERCENT =
  /\b(?:another|additional|extra|further|increased|improved|went up|grew|rose|gained|added|moved(?: up)?|progressed|advanced|climbed|jumped|up)(?: (?:it|progress|by|about|around|an?|my|another|roughly|another))* (\d+(?:\.\d+)?)%|(\d+(?:\.\d+)?)% (?:more|further|extra|additional|closer|progress (?:today|this week|made))/

/** Reads shares of the whole: "3 of 5 chapters", "12/20 km", "40%", "a third of the way", "halfway". */
export function readShares(clause: Clause, text: string, view: GoalView): Finding[] {
  return (
    readOfRest(clause, text, view) ??
    readMultiple(clause, clause.words, view) ??
    readMoreLike(clause, text, view) ??
    readOutOf(clause, text, view) ??
    readPercent(clause, text, view) ??
    readParts(clause, text, view) ??
    []
  )
}

/** "Half of what was left", "two of the four remaining modules": a share of what the record leaves open. */
function readOfRest({ quote }: Clause, text: string, { progress }: GoalView): Finding[] | null {
  const found = text.match(OF_REST)
  if (!found) return null
  const share = found[1] ? Number(found[1]) / Number(found[2]) : 0.5
  if (!(share > 0 && share <= 1)) return null
  const percent = progress + (100 - progress) * share
  return [
    {
      quote,
      kind: 'total',
      strength: 'firm',
      percent,
      sum: `${found[1] ? `${found[1]} ÷ ${found[2]}` : 'half'} of the ${100 - progress}% that was left makes ${shown(percent)}%`,
    },
  ]
}

const ONE_IN =
  /(?<![\d.])([1-9]) in (?:every )?(\d{1,2})(?: [a-z]+)? (?:is|are|has|have|done|finished|complete|completed|read|sorted|in|up|down|[a-z]+ed)\b/

function readOutOf(clause: Clause, text: string, view: GoalView): Finding[] | null {
  const oneIn = ONE_IN.exec(text)
  if (oneIn && Number(oneIn[1]) < Number(oneIn[2]))
    return [share(clause.quote, (Number(oneIn[1]) / Number(oneIn[2])) * 100, `${oneIn[1]} in ${oneIn[2]}`)]
  const found = [
    ...text.matchAll(
      /([€$£])?\s?(\d+(?:\.\d+)?)\s?(?:€|[a-z]+(?:-[a-z]+)?(?: [a-z]+)?)?\s?(?:\/|out of|of|from|sur|von|su|de|from a total of|of a total of)\s?(?:every |each |the |my |a |all |total |those |these |our |about |planned |required )*(?:total of |goal of |target of )?([€$£])?\s?(\d+(?:\.\d+)?)(?!\d*(?:th|%))\s?([a-z€$£-]+)?(?: ([a-z-]+))?/g,
    ),
  ].at(-1)
  if (!found) return null
  const isWordFraction =
    /\d\/\d/.test(found[0]) &&
    Number(found[4]) <= 10 &&
    /^(?:of|more|through|way|done|complete|there|completed|finished|left|into|[a-z]{3,}ed)$/.test(found[5] ?? '')
  const [done, whole] = [Number(found[2]), Number(found[4])]
  // "5 sets of 10": the thing counted is neither the goal's nor a share of it.
  const counted = found[0].trim().match(/^\S+ ([a-z-]+) of /)?.[1]
  if (
    counted &&
    view.sizes.length &&
    !view.sizes.some((size) => factorFor(size, counted) !== null) &&
    !found[0].includes('out of')
  )
    return []
  if (isWordFraction || whole === 0 || done > whole) return null
  // A mark is not a share: "passed, 47/50".
  if (
    /\b(?:pass(?:ed)?|scored?|mark|marks|grade|graded|quiz|test result|got)\b/.test(clause.words) &&
    /\/|out of/.test(found[0]) &&
    !found[5] &&
    !view.sizes.some((one) => one.amount === whole) &&
    /\b(?:pass(?:ed)?|scored?|marks?|graded?|quiz|exam|test|theory)\b/.test(clause.words)
  )
    return []
  if (/\b(?:lost|down|dropped|from) $/.test(text.slice(0, found.index)) && / from /.test(found[0])) return null
  const noun = [found[5], found[6]].find((word) => word && view.sizes.some((size) => factorFor(size, word) !== null))
  const size = noun
    ? view.sizes.find((one) => factorFor(one, noun) !== null)
    : view.sizes.find((one) => Math.abs(one.amount - whole) < 0.01)
  // "5 of 6 eggs" or "3 of 4 sets" in a goal of 12 books is about something else.
  if (
    /^(?:10|5)$/.test(String(whole)) &&
    /\b(?:mood|energy|rated?|rating|felt|feel|motivation|day was|week was|a solid|pain|difficulty)\b/.test(text)
  )
    return []
  if (
    size &&
    noun &&
    Math.abs(size.amount - whole * (factorFor(size, noun) ?? 1)) > 0.01 &&
    whole * (factorFor(size, noun) ?? 1) < size.amount
  ) {
    if (/\b(?:this week|today|planned|this month|yesterday)\b/.test(clause.words))
      return [{ quote: clause.quote, kind: 'deed', amount: done, size }]
    return [reached(clause.quote, done * (factorFor(size, noun) ?? 1), size)]
  }
  if (
    view.sizes.length &&
    !noun &&
    !size &&
    found[5] &&
    !/^(?:done|so|in|now|already|finished|complete|completed|left|are|is|and|today|read|this|by|at|of|them|which)$/.test(
      found[5],
    )
  )
    return [{ quote: clause.quote, kind: 'unclear', why: 'other-unit', word: found[5] }]
  if (/\b(?:weekly|daily|today|this week|tasks? today)\b/.test(clause.words) && !size && !/\bof the \d/.test(found[0]))
    return [{ quote: clause.quote, kind: 'unclear', why: 'part', word: `${found[2]} of ${found[4]}` }]
  return [share(clause.quote, (done / whole) * 100, `${say(done)} ÷ ${say(whole)}`)]
}

function readPercent(clause: Clause, text: string, view: GoalView): Finding[] | null {
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

/** "Half the testers pulled out": what some of a company did. */
const ACTS =
  /^half (?:of )?(?:(?:the|my|our|of) )*[a-z]+ (?:(?:have|has|had|was|were|just|then|also) )*(?:pulled out|dropped out|backed out|cancelled|canceled|left|quit|bailed|flaked|walked out|fell|got sick|came|showed|turned up|agreed|voted|closed|shut|expired|gone bust|laughed|cried|shouting|shouted|sleeping|slept|asleep|ill|sick|late|away|missing|complain\w*|talking|watching|waiting|failed|passed|didn't|did not|think|thinks|know|knows|want|wants|said|say|says|over \d|under \d|older|younger|women|men|boring|rubbish|good|bad|great|terrible|duplicates|occupied|too [a-z]+)\b/

/** How far "a little over" or "not quite" takes a share from its own figure. */
const LEAN_POINTS = 3
const LESS =
  /\b(?:almost|nearly|not (?:yet )?quite|just (?:under|below|short of|shy of)|close to|closing in on|approaching|coming up (?:to|on)|under|below|(?:a (?:bit|little|touch|shade|smidge|hair|fraction) |slightly |somewhat |marginally )(?:under|below|less than|short of|shy of)|less than|just about|shy of|short of|nigh on|getting on for|verging on)(?: at| an?| the| about)* $/
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

function readParts(clause: Clause, words: string, view: GoalView): Finding[] | null {
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
      /\bhalf(?:way|-way)?\b(?! (?:an?\b|hour|past|marathon|hearted|the battle|asleep|term|year|day|expected|heartedly|decent))(?:[- ](?:way|done|finished|complete|completed|through|there|point|mark))*(?: (?:of|to|through|into|in|with) | )?(?:(?:the|my|all|it|this|our)(?: |$))*(?:of )?(?:the |my )*([a-z]*)/,
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

/** "The vast majority are sorted", "most of the fruit is in". */
const MOST =
  /\b((?:(?:vast|great|overwhelming|large|good) )?majority|(?:greater|larger|best|better|biggest|bigger) part|bulk|lion's share|most|(?:nearly|almost|practically|virtually) (?:all|everything))(?: of (?:it|them|those|(?:the|my|our) (?:[a-z]+ (?=[a-z]+ (?:is|are|has|have)))?([a-z]+)))? (?:is|are|was|were|has|have|got)(?: been| now| already)* (?!about\b|on\b|going\b|still\b|not\b)(?:[a-z]+ed|done|in|up|down|gone|out|away|read|written|built|sent|sewn|sown|cut|dug|laid|hung|made|drawn|put|clean|clear|ready|complete|planted|over|through|behind)\b/

/** "almost done", "mostly finished": worth something, but only when nothing firmer was said. */
export function readNearly(clause: Clause, text: string, view: GoalView): Finding[] {
  const { quote } = clause
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

export const NOT_THE_WHOLE =
  /^(?:chapter|page|section|lesson|module|scene|paragraph|unit|part|act|verse|stanza|movement|track|room|kitchen|bedroom|bathroom|lounge|ceiling|intro|introduction|conclusion|prologue|epilogue|outline|sleeve|collar|hem|corner|side|class|team|group|family|audience|people|friend|staff|office|crew|town|guest|day|morning|evening|night|week|weekend|month|year|hour|time|afternoon|term|battle|pizza|cake|bottle|bag|packet|fuel|petrol|battery|salary|wage|pay|budget|income|rent|price|cost|bill|effort|energy|attention|interview|lecture|match|game|race|workout|session|exam|test|quiz|mock|user|student|customer|colleague|population|world|life|sentence|question|answer|problem|tank|tin|tub|meal|lunch|dinner|pupil|kid|children|neighbou?rhood|street|village|crowd|company|department|mate|relative|neighbour|boss|client|member|player)$/
const WRITTEN = /^(?:thesis|dissertation|book|novel|memoir|manuscript|report|biography|textbook)$/
const NOT_A_NOUN =
  /^(?:is|are|was|were|has|have|had|been|done|through|complete|completed|finished|there|of|in|into|read|written|saved|paid|ready|now|today|yesterday|so|already|with|and|on|as|for|at|by|i|we|after|before|since|last|this|that|just|only|to|up|say|think|guess|left|remaining|point|mark|or|if|but|then|sewn|painted|built|cleared|planted|learned|learnt|sorted|cleaned|packed|tonight|maybe|roughly|again|almost|from|my|the|[a-z]+ed)$/

/** Whether a noun is something other than the whole goal: "80% of the chapter" in a goal of 12 chapters. */
function isForeignWhole(noun: string, view: GoalView): boolean {
  if (
    !noun ||
    NOT_A_NOUN.test(noun) ||
    /^(?:way|it|work|goal|mission|total|whole|project|target|thing|things|amount|journey|distance|task|tasks|all|everything|plan|course|progress|them|these|those|full|entire|overall|required|original|needed|money|milestones?|steps|process|job|draft|manuscript|text|whole|programme?|list|challenge|stuff|road|route|path|finish|end|completion|planned|lot|pile|stack|collection|batch|set|stock|heap|load|flock|herd|crop|harvest|inventory|archive|backlog|alphabet|deck|map|syllabus|vocabulary|repertoire|atlas|patch|plot)$/.test(
      noun,
    )
  )
    return false
  const counted = view.sizes.find((size) => factorFor(size, noun) !== null)
  if (!view.sizes.length && /^(?:chapters|pages)$/.test(noun) && [...view.nouns].some((own) => WRITTEN.test(own)))
    return false
  // "five sixths of the trees" of an orchard: things in the plural, where the goal counts none, are what it is made of.
  if (
    !view.sizes.length &&
    isPlural(noun) &&
    !/^(?:guests|people|colleagues|users|days|times|friends|customers|weeks|hours|minutes|nights|students|slides|pupils|testers|reviewers|viewers|kids|mates|relatives|neighbours|clients|members|players|staff)$/.test(
      noun,
    )
  )
    return false
  if (!counted && isPlural(noun) && view.stuff.has(singular(noun))) return false
  if (
    !counted &&
    /^(?:tin|box|pile|stack|album|crate|drawer|shelf|bag|folder|trunk|chest|rack)$/.test(noun) &&
    view.stuff.has(noun)
  )
    return false
  if (counted) return !isPlural(noun) && !['money', 'distance', 'weight'].includes(counted.family)
  if (view.nouns.has(singular(noun))) return false
  if (view.sizes.length) return true
  // Any noun may stand for the whole of a goal that counts nothing; known pieces, people and times do not.
  return (
    NOT_THE_WHOLE.test(singular(noun)) ||
    (!view.hasListedParts &&
      openNamed(noun, view).length !== 1 &&
      view.milestones.some((one) => tellingWords(one.title).has(singular(noun))))
  )
}
