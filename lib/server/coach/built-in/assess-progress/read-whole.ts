import 'server-only'
import type { Clause } from './clauses'
import type { Finding } from './finding'
import { type GoalView, tellingWords } from './goal-view'
import { weighed } from './read-amounts'
import { isNothingLeft } from './read-remaining'
import { isResult } from './results'
import { factorFor, isPlural, isStretch, singular } from './units'

const PARTIAL =
  /\b(?:almost|nearly|half|halfway|partly|partially|part of|some of|most|mostly|first|1th|starting|started|today's|for (?:today|now|the day|tonight|this week|the week)|this week's|weekly|daily|close to|bit of|practically|virtually|just about|about to|piece of|one of|a few|several|warm-?up|intro|introduction|outline|outlining|rough)\b/
const WHOLE_THING =
  /^(?:it|everything|this|that|all|all of it|it all|this one|them all|all of them|the (?:whole|entire|full|complete) .*|the (?:thing|lot|goal|mission|project|challenge|target|task|rest|job|final (?:one|piece|part|step)|last (?:one|piece|part|step))|my (?:goal|mission|project|challenge|target|task)|this (?:goal|mission|project|challenge|task)|(?:the|my) (?:last|final) .*|all (?:of )?(?:the|my|\d+) .*|every(?:thing|one| single one| last one)?(?: \w+)?|goal|100%?|the rest(?: of it)?)$/
const BARE =
  /\b(?:(?:i'm|i am|we're|it's|it is|that's|and|now|all|finally|fully|completely|totally|officially|100%)\s)*(?:done|finished|complete|completed)(?: and (?:dusted|done))?(?:,? (?:finally|at last|now|today|yesterday|last night|this morning|completely|early|ahead of schedule|it seems|as of (?:today|now)|woohoo|yay|hooray|100%))*$/
const IDIOMS =
  /\b(?:i|we) (?:finally |actually |really |just )*did it\b(?! (?:again|today|yesterday|for|twice|once|\d|on|with|this|every|in the|before))|\bmission accomplished\b|\b(?:goal|target) (?:is |was |has been )?(?:achieved|reached|met|accomplished|complete|smashed|exceeded|beaten|surpassed|crushed)\b|\bcrossed the (?:finish(?:ing)? )?line\b(?! (?:of|into|between))|^(?:and |so |now |it's |that's |i'm |we're )*(?:all |job |deed |task |fully )(?:sorted|done|set|finished|wrapped up|over|complete)(?: and dusted)?$|\bpulled it off\b|\bthat'?s a wrap\b|\bmade it to the (?:end|finish)\b|\bfinish line\b.*\b(?:crossed|behind)\b|\bcompleted? (?:in full|100%)|\bfully (?:done|complete|completed|finished|funded|paid)\b/
const ENDING =
  /\b(?:finished|completed|done with|wrapped up|concluded|finali[sz]ed|accomplished|achieved|reached|hit|met|got through|made it through|finished off|finished up|ticked off|cleared|settled|through with|all done with|nailed)\b\s*(.*)$/
/** "Hit my target weight". */
const AIM_ITSELF =
  /^(?:my |the |our )?(?:(?:final|full|end|overall) )?(?:target|goal|aim|finish)(?: (?:weight|amount|number|total|sum|figure|distance|count|line|level|pace|time|savings|balance|body ?weight))?$/
/** "Target weight reached", "at my goal weight". */
const AT_THE_AIM =
  /^(?:i'm |i am |we're |now |and |so |have |got |i )*(?:(?:at|down to|made) )?(?:my |the |our )?(?:target|goal) (?:weight|amount|sum|total|number|balance|distance|count|time|pace)(?: (?:is |was |has been |)(?:reached|hit|met|achieved|smashed|done))$|^(?:i'm |i am |we're |now |and |so |got )+(?:at|down to) (?:my |the |our )?(?:target|goal)(?: (?:weight|amount|sum|total|number|balance|distance|count|time|pace))?$/
/** One piece was dealt with. */
const PIECE_DONE =
  /\b(?:finished|completed|done|lost|dropped|shed|read|wrote|did|ran|swam|walked|went|made|sent|published|had|held|saw|took|got|gave|built|drew|met|ate|[a-z]{3,}ed|another|one more|1 more)\b/
/** A thing of the goal in its final state: "the shop is live". */
const STATE =
  /^(?:and |finally |so )*((?:the |my |our |whole |entire )*(?:[a-z'-]+ ){1,3}?)(?:is|are|has been|have been|was|got) (?:\w+ly )?(?:live|up and running|up(?= |$)|standing|online|out|published|launched|ready|approved|signed|official|sold|shipped|fixed|finished|delivered|submitted|released|installed|built|open for business|in print|granted|booked|planted|paid|clean|empty|painted|renovated)\b/
/** Verbs that are over the moment they happen. */
const AT_ONCE =
  /\b(?:launched|published|submitted|passed|moved|sold|bought|registered|shipped|graduated|quit|booked|sent|signed|released|delivered|renovated|painted|cleaned|repaired|fixed|built|opened|adopted|proposed|married|negotiated)\b/
const TIMES =
  /\b(?:finally|at last|today|yesterday|last (?:night|week|weekend|month)|this (?:morning|afternoon|evening|week|weekend)|tonight|now|just now|early|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|ahead of (?:time|schedule)|already|successfully|in time|on time|too|!|over the weekend|an hour ago|two days ago|\d+ days ago|completely|as planned|in the end|with (?:ease|pride))\b/g

/** "It's out": a thing that is over once it is in the world. */
const OUT_THERE =
  /^(?:and |so |finally |now )*(?:it's|it is|it has|they're|they are|we're|we are|i'm|site's|shop's) (?:\w+ly )?(?:gone |now |all )?(?:out|live|online|published|in print|on sale|in (?:the )?(?:shops?|stores?|bookshops?)|on the shelves|released|launched|up and running|open)(?: (?:there|in the (?:world|wild|shops))|$)/
/** "Handed in": the object is what the goal is about. */
const HANDED_OVER =
  /^(?:and |so |finally |now |just |i |we |i've |we've |have |has |been |it's |it )*(?:handed (?:it |everything )?(?:in|over)|turned in|sent off|submitted|defended|delivered|posted off|filed)$/
/** "Job's a good 'un", "cracked it". */
const JOB_DONE =
  /\bjob(?:'s| is)? (?:a good '?u?n|jobbed|done)\b|\bbob's your uncle\b|\bhome and dry\b|\bover and done with$|^(?:and |so |finally |i |we |i've |we've |have |just )*(?:cracked|nailed|aced) it$|^(?:and |so )*that's (?:that|me done|us done|me finished|all she wrote)$/
const PUTS_UP =
  /^(?:assemble|build|hang|put|erect|install|fit|mount|pitch|raise|construct|set|fix|repair|mend|lay|plant|restore|make)$/
/** "It's up": where the thing was to be put together or in place. */
const IN_PLACE =
  /^(?:and |so |finally |now )*(?:it's|it is|she's|they're|they are|that's it|that's her|that's them)(?: all| now| finally| well and truly)* (?:up|in|together|standing|in place|in one piece|built|fitted|hung|mounted|on the (?:wall|ceiling)|in and working|working|fixed|mended)(?: again| now| at last| and (?:working|running|standing|level|solid))*$/
const NOT_OVER = /\b(?:started|starting|began|begun|working on|almost|nearly|half|reading|halfway)\b/

/** Reads "finished", "I did it", "the whole thing is done", and the deed of the title itself in the past. */
export function readWhole(clause: Clause, text: string, view: GoalView): Finding[] {
  const { quote } = clause
  if (/\b\d+th\b/.test(text) && !/\b(?:last|final)\b/.test(text)) return pieceOf(quote, text, view)
  if (isNothingLeft(text)) return [{ quote, kind: 'whole', isCertain: true }]
  if (AT_THE_AIM.test(text.replace(TIMES, ' ').replace(/\s+/g, ' ').trim()) && !PARTIAL.test(text))
    return [{ quote, kind: 'whole', isCertain: true }]
  if (/\b(?:so|just about) done with\b/.test(text)) return []
  if (
    /\b(?:done|finished) (?:for|trying|talking|waiting|playing|caring|with (?:this goal|trying|work|school|excuses|people|life|the day|dinner|my day|everything else))\b/.test(
      text,
    )
  )
    return []
  if (IDIOMS.test(text) && !PARTIAL.test(text)) return [{ quote, kind: 'whole', isCertain: !/\bdid it\b/.test(text) }]
  if (
    (!hasCount(view) || /\b(?:sold out|overdraft|in the black)\b/.test(text)) &&
    isResult(text.replace(TIMES, ' ').replace(/\s+/g, ' ').trim(), view)
  )
    return [{ quote, kind: 'whole', isCertain: true }]
  if (!hasCount(view) && (JOB_DONE.test(text) || (PUTS_UP.test(view.verb) && IN_PLACE.test(text))))
    return [{ quote, kind: 'whole', isCertain: true }]
  if (PARTIAL.test(text)) return pieceOf(quote, text, view)
  const stripped = text.replace(TIMES, ' ').replace(/\s+/g, ' ').trim()
  if (
    !hasCount(view) &&
    /\b(?:handed|turned|sent) (?:it|everything|the whole thing) (?:in|off)\b|\bsubmitted (?:it|everything)\b|\b(?:sent|submitted|handed in|delivered|uploaded|turned in|mailed)\b.*\b(?:finished|final|complete|completed|finalised|finalized) (?!draft of|touches|exam)[a-z]+/.test(
      text,
    )
  )
    return [{ quote, kind: 'whole', isCertain: true }]
  const ending = stripped.match(ENDING)
  if (ending && !ending[1] && isAnotherThing(stripped.slice(0, ending.index), view)) return pieceOf(quote, text, view)
  if (ending) return objectOf(quote, ending[0], ending[1] ?? '', text, view)
  if (BARE.test(text) && !/\d/.test(text.replace(/100%/g, ''))) {
    const subject = stripped
      .replace(BARE, '')
      .replace(/\b(?:is|are|was|were|'s|i|we|now|and|finally|has been|have been|got|the|my|am)\b/g, ' ')
      .trim()
    if (
      !subject ||
      WHOLE_THING.test(subject) ||
      /^(?:it|everything|all|that|this|goal|mission|project|whole thing|thing|yes|yay|hooray|woohoo|ok|okay|well|so|wow|guess what)$/.test(
        subject,
      )
    )
      return [{ quote, kind: 'whole', isCertain: /\b(?:all|everything|whole|fully|completely)\b/.test(text) }]
    return namesGoal(subject, view) ? [{ quote, kind: 'whole', isCertain: true }] : pieceOf(quote, text, view)
  }
  if (
    /\bgraduated\b/.test(text) &&
    ['degree', 'study', 'university', 'college', 'school', 'bachelor', 'master', 'diploma', 'phd', 'course'].some(
      (noun) => view.nouns.has(noun),
    )
  )
    return [{ quote, kind: 'whole', isCertain: true }]
  if (
    /\bpassed (?:the |my )?(?:\w+ ){0,2}(?:test|exam|exams|assessment)\b/.test(text) &&
    !hasCount(view) &&
    [
      'licence',
      'license',
      'exam',
      'test',
      'certificate',
      'certification',
      'qualification',
      'certified',
      'qualified',
    ].some((noun) => view.nouns.has(noun)) &&
    !/\b(?:practice|mock|theory|written|eye|first)\b/.test(text)
  )
    return [{ quote, kind: 'whole', isCertain: true }]
  const turned = stripped.match(
    /^(?:the |my |our )?(?:whole |entire )?((?:[a-z'-]+ ){1,3}?)(?:(?:is|are|has been|have been|got) )?(?:\w+ly |all )?([a-z]+)$/,
  )
  if (turned && !hasCount(view) && view.deeds.includes(turned[2] ?? '') && namesGoal(turned[1] ?? '', view))
    return [{ quote, kind: 'whole', isCertain: true }]
  const size = view.sizes[0]
  if (
    size?.isFeat &&
    new RegExp(
      `^(?:and |so |finally |just |i |we |i've |we've |have |actually |today )*(?:${[...view.deeds, 'ran', 'did', 'finished', 'completed'].join('|')}) (?:the |my |our )?(?:whole |full |entire )?(?:it|race|marathon|half|half[- ]marathon|distance|thing|10 km|event)\\b(?! (?:of|way))`,
    ).test(text)
  )
    return [{ quote, kind: 'whole', isCertain: true }]
  if (
    view.deeds.some((deed) =>
      new RegExp(
        `^(?:and |so |now )*(?:everything|all(?: of it)?|it all|it's all|the lot)(?: is| are|'s| has been| was)?(?: \\w+ly| now)? ${deed}$`,
      ).test(stripped),
    )
  )
    return [{ quote, kind: 'whole', isCertain: true }]
  if (
    /^(?:and |so |finally |just |then |i |we |i've |we've |have )*(?:[a-z]{3,}ed|paid|gave|sent|read|wrote|did|sold|cut|sewed|made|built|ran|swam)(?: (?:off|back|up|away|her|him|them|out))* (?:all )?the (?:rest(?: of (?:it|them|the \w+))?|remainder|remaining \w+)$/.test(
      stripped,
    ) &&
    !/\b(?:day|week|evening|night|rested)\b/.test(text)
  )
    return [{ quote, kind: 'whole', isCertain: true }]
  const every = text.match(
    /^(?:and |so |finally |now )*(?:every|each|all)(?: (?:single|last|one of|of|my|the|those|these|\d+))* ([a-z-]+) (?:(?:is|are|was|were|has been|have been|now) )*(?:[a-z]{3,}ed|done|read|written|sold|sent|paid|cut|sewn|built|clean|clear|gone|in|up|shut|planted|empty)$/,
  )?.[1]
  if (every && view.sizes.some((one) => factorFor(one, every) !== null))
    return [{ quote, kind: 'whole', isCertain: true }]
  const lastOf = text.match(
    /\b(?:the |my |our )(?:very )?(?:last|final)(?: [a-z]+)? of (?:the |my |all |those |them )*(\d+)/,
  )
  if (size && Number(lastOf?.[1]) === size.amount && !NOT_OVER.test(text))
    return [{ quote, kind: 'whole', isCertain: true }]
  if (!hasCount(view) && view.isOverAtOnce && OUT_THERE.test(stripped))
    return [{ quote, kind: 'whole', isCertain: true }]
  if (
    view.deeds.some((deed) =>
      new RegExp(`^(?:and |so |finally |just |i |we |i've |we've |have |actually )*${deed} it$`).test(stripped),
    ) &&
    !hasCount(view)
  )
    return [{ quote, kind: 'whole', isCertain: false }]
  if (!hasCount(view) && HANDED_OVER.test(stripped)) return [{ quote, kind: 'whole', isCertain: true }]
  const emptied = stripped.match(
    /^(?:and |so |finally )*((?:the |my |our |whole |entire )*(?:[a-z'-]+ ){1,2}?)(?:is|are) (?:\w+ly |all )?(?:empty|cleared|clear|bare)$/,
  )
  if (emptied && view.clears && namesGoal(emptied[1] ?? '', view)) return [{ quote, kind: 'whole', isCertain: true }]
  const state = stripped.match(STATE)
  if (state && !hasCount(view) && namesGoal(state[1] ?? '', view)) return [{ quote, kind: 'whole', isCertain: true }]
  if (
    !hasCount(view) &&
    AT_ONCE.test(stripped) &&
    view.deeds.some((deed) =>
      new RegExp(`^(?:and |finally |i |we |just |have |has |been |it |is |i've |we've )*${deed}(?: it)?$`).test(
        stripped,
      ),
    )
  ) {
    return [{ quote, kind: 'whole', isCertain: true }]
  }
  if (view.deeds.length) {
    const deed = stripped.match(
      new RegExp(
        `\\b(?:${view.deeds.join('|')}) (?:(?:the|my|a|an|this|that|our|whole|entire|first|full|final|own|off|up|out|in) )*(.*)$`,
      ),
    )
    const object = deed?.[1] ?? ''
    if (
      deed &&
      !hasCount(view) &&
      !/\b(?:for (?:an?|\d|about|half)|some|outline|draft|notes|plan|of the|about)\b/.test(object) &&
      namesGoal(object, view)
    )
      return [{ quote, kind: 'whole', isCertain: true }]
  }
  return pieceOf(quote, text, view)
}

/** "Bavaria and Hesse ticked off": what was finished is named, and it is not the goal. */
function isAnotherThing(subject: string, view: GoalView): boolean {
  if (/\b[a-z]+ #?\d+ ?$/.test(subject.replace(/\b(?:is|are|was|were|all|now|finally)\b/g, ' ').replace(/\s+/g, ' ')))
    return true
  const words = [...tellingWords(subject)].filter((word) => !NO_SUBJECT.test(word))
  const own = [...view.nouns].map((noun) => noun.slice(0, 4))
  return words.length > 0 && !words.some((word) => OWN.test(word) || own.includes(word.slice(0, 4)))
}

const NO_SUBJECT =
  /^(?:i|i've|i'm|we|we've|it|it's|have|has|been|is|are|was|were|just|finally|all|now|everything|that|this|and|so|well|ok|got|goal|mission|target|weight|amount|done|really|actually|at|last)$/

function objectOf(quote: string, ending: string, rawObject: string, text: string, view: GoalView): Finding[] {
  const object = rawObject
    .replace(/^(?:[a-z]+ing|off|up|with) /, '')
    .replace(/^(?:with|off|up)$/, '')
    .replace(/\b(?:and|in|on|at|after|before|for|despite|even|while|thanks|so|because|with|by|from|to|which)\b.*$/, '')
    .trim()
  const isArriving = /^(?:reached|hit|met|achieved|nailed|made it)/.test(ending)
  if (WHOLE_THING.test(object) && !/\b(?:week|day|month|morning|session|set|year|meeting|shift)\b/.test(object)) {
    if (/^(?:my|the) (?:last|final) /.test(object) && !isOfGoal(object, view))
      return [{ quote, kind: 'unclear', why: 'part', word: object }]
    if (isArriving && /^(?:it|that|this|rest)$/.test(object)) return []
    return [{ quote, kind: 'whole', isCertain: !/^(?:it|this|that|this one)$/.test(object) }]
  }
  if (isArriving && AIM_ITSELF.test(object)) return [{ quote, kind: 'whole', isCertain: true }]
  if (!object) return isArriving ? [] : [{ quote, kind: 'whole', isCertain: false }]
  const piece = pieceOf(quote, text, view)
  if (piece.length) return piece
  if (isArriving && !/\b(?:goal|target|mark|finish|end|deadline)\b/.test(object))
    return namesGoal(object, view) && !hasCount(view) ? [{ quote, kind: 'whole', isCertain: true }] : []
  if (/\d/.test(object)) return []
  if (namesGoal(object, view)) return [{ quote, kind: 'whole', isCertain: true }]
  return [{ quote, kind: 'unclear', why: 'part', word: object.split(' ').slice(0, 6).join(' ') }]
}

/** One piece of a counted goal: "finished a book", "my chapter", "finished the book", "another one", "a lesson". */
function pieceOf(quote: string, text: string, view: GoalView): Finding[] {
  if (/\b(?:started|begun|began|almost|nearly|half|part of|some of|working on|in the middle)\b/.test(text)) return []
  if (!PIECE_DONE.test(text)) return []
  const words = text.match(/[a-z\d'-]+/g) ?? []
  const times = view.sizes.find((one) => /^times?$/.test(one.word))
  // "Gave blood again" in "Give blood 5 times": the deed itself is what is counted.
  if (times && /\bagain\b/.test(text) && !/\d/.test(text) && words.some((word) => view.nouns.has(singular(word))))
    return [weighed(quote, text, 1, times, `another ${text}`)]
  const meets = view.isAttended ? view.sizes.find((one) => !isStretch(one.family) && !one.isFeat) : undefined
  if (
    meets &&
    /\b(?:went|been|was there|attended|made it|did it|showed up|turned up) again\b/.test(text) &&
    !/\d/.test(text)
  )
    return [weighed(quote, text, 1, meets, `another ${text}`)]
  for (const [at, noun] of words.entries()) {
    const size =
      view.sizes.find((one) => factorFor(one, noun) !== null && !one.isFeat) ??
      (noun === 'one' && /^(?:another|more)$/.test(words[at - 1] ?? '') ? view.sizes[0] : undefined)
    if (!size || isPlural(noun)) continue
    if (
      ['money', 'distance', 'weight', 'volume'].includes(size.family) &&
      !/^(?:mile|km|kilo|kilomet(?:er|re)|pound)$/.test(noun)
    )
      continue
    const determiner = determinerBefore(words, at)
    if (!determiner) continue
    const isNext = /^(?:another|next|a|an|more)$/.test(determiner) || words.slice(0, at).includes('next')
    return [weighed(quote, text, factorFor(size, noun) ?? 1, size, isNext ? `another ${text}` : text)]
  }
  return []
}

/** The "a", "the" or "another" that a noun belongs to, with at most two words between; null inside "the end of the …". */
function determinerBefore(words: string[], at: number): string | null {
  for (let back = at - 1; back >= Math.max(0, at - 3); back--) {
    const word = words[back] ?? ''
    if (/^(?:of|about|for|from|in|into|on|to|with|at|near|under|after|before|during|since|by|and|or)$/.test(word))
      return null
    if (/^(?:another|a|an|the|my|this|our|next|more|each)$/.test(word)) {
      return /^(?:of|about|for|from|in|into|on|with|at|near|under|after|before|during|since)$/.test(
        words[back - 1] ?? '',
      )
        ? null
        : word
    }
  }
  return null
}

function hasCount(view: GoalView): boolean {
  return view.sizes.some((size) => !size.isFeat)
}

const OWN = /^(?:fund|saving|goal|mission|project|challenge|target|whole|entire|full|thing)$/

/** Whether an object is the goal by its own words: every telling word of it stands in the title. */
function namesGoal(object: string, view: GoalView): boolean {
  const words = [...tellingWords(object.replace(/\b\d+\b/g, ''))]
  if (!words.length) return false
  const own = words.filter((word) => view.nouns.has(word) || OWN.test(word))
  return (
    own.length === words.length &&
    !(
      hasCount(view) &&
      view.sizes.some(
        (size) =>
          words.some((word) => factorFor(size, word) !== null && !isPlural(word)) &&
          words.length === 1 &&
          object.replace(/^(?:the|my|a) /, '') === words[0],
      )
    )
  )
}

function isOfGoal(object: string, view: GoalView): boolean {
  const words = [...tellingWords(object.replace(/\b(?:last|final)\b/g, ''))]
  return (
    words.length === 0 ||
    words.some(
      (word) =>
        view.nouns.has(word) ||
        view.sizes.some((size) => factorFor(size, word) !== null) ||
        /^(?:one|piece|part|step|bit|milestone|task|item|payment|installment|instalment|exam|page|chapter)$/.test(word),
    )
  )
}
