import 'server-only'

/**
 * What missions are commonly about and days tell of in common verbs: `named` in a mission's title or tags, `seen` in a
 * sentence of a day. A verb counts in its own sense alone: "ran along the river" is running, "ran out of milk" is not.
 */
type Activity = { label: string; named: RegExp; unless?: RegExp; seen: RegExp[]; not?: RegExp }

const COUNT =
  '(?:\\d[\\d.,]*|a|an|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\w+teen|twenty(?:-\\w+)?|thirty|forty|fifty|sixty|hundred|some|few|couple of|more|another)'
/** What may follow a verb that has no object: an end, a place, a time, a measure. */
const FREE = `(?=\\s*(?:$|[.,;:!?…)—–])|\\s+(?:in|on|at|for|until|till|before|after|again|instead|tonight|today|yesterday|tomorrow|all|every|a lot|a bit|a little|quietly|more|less|nothing|enough|late|early|alone|outside|and|but|or|with|along|as|than|since|through|much|now|when|while|because|slowly|badly|well|easy|hard|faster|further|home|${COUNT} (?:more |good |whole )?(?:minutes?|hours?|words|pages?|chapters?|kilomet\\w+|km|miles?|times?|metres|lengths|laps|nights?|days?))\\b)`
const seen = (source: string) => new RegExp(source, 'giu')

const ACTIVITIES: readonly Activity[] = [
  {
    label: 'Running',
    named: /\b(?:run|runs|running|runner|jog|jogging|marathon|half-marathon|parkrun|[51]0? ?k)\b/i,
    unless:
      /\b(?:run|running) (?:a|an|the|my|our) (?:\w+ )?(?:business|company|workshop|event|campaign|shop|team|course|meeting|club|household|project)\b/i,
    seen: [
      seen(
        `\\bran\\b(?: (?:the|a|my) (?:\\w+ ){0,2}(?:race|half|marathon|loop|route|trail|hills?|[51]0? ?k|kilomet\\w+|miles?|parkrun)\\b|${FREE})(?! (?:late|low|with it|and ran)\\b)`,
      ),
      seen(
        '\\b(?:a|my|the|this|easy|long|short|slow|quick|first|last|next|longest|another|no|good|bad|morning|evening|recovery|tempo|test|winter|solo) runs?\\b(?! (?:of|in with|through|up to|down|on)\\b)',
      ),
      seen(`\\b(?:to|not|can|could|will|i|and|did|went) run${FREE}(?! (?:late|low)\\b)`),
      seen(
        '\\b(?:went|going|go|out|back to|started|stopped|missed|enjoyed?|love|loved|hate|of|from|without|back) running\\b(?! (?:out|late|low|into|on|errands|around|behind|after|over|the|a|my)\\b)|\\brunning (?:shoes|club|again|felt|feels|alone|along)\\b',
      ),
      seen(
        '\\bjog(?:ged|ging|s)?\\b|\\bmarathon\\b|\\bparkrun\\b|\\bhill repeats\\b|\\brace (?:pace|day)\\b|\\b[51]0? ?k\\b',
      ),
      seen('\\b(?:kilomet(?:re|er)s?|km)\\b'),
    ],
    not: /\b(?:drove|drive|driving|car|bike|cycled|cycling|rode|ride|swam|swim|flight|flew|hik\w+)\b/i,
  },
  {
    label: 'Reading',
    named: /\b(?:reads?|reading|books?|novels?)\b/i,
    unless:
      /\b(?:writ\w+|publish\w*|finish my (?:book|novel)|my (?:first )?(?:book|novel)|book (?:a|an|the|my|our)|cook ?book|draft)\b/i,
    seen: [
      seen(
        `\\bread(?:ing)?\\b(?: (?:(?:the|a|my|his|her|that|this|another|${COUNT}) )?(?:\\w+ ){0,3}(?:books?|chapters?|novels?|pages?|stor(?:y|ies)|poems?|biography|memoir)\\b|${FREE})(?! (?:the room|out|receipts?)\\b)`,
      ),
      seen(
        `\\b(?:the|my|this|that|new|good|next|first|last|\\w+(?:th|nd|rd)|with|with a|each|every|library|of|no|${COUNT}) books?\\b(?! (?:the|a|club dinner|shelf|shelves)\\b)|\\bbook (?:\\d|twenty|thirty|one|two|three|four|five|six|seven|eight|nine|ten|\\w+teen|number)`,
      ),
      seen(`\\b${COUNT} (?:pages|chapters)\\b|\\b(?:the|a|new|next) (?:novel|chapter)\\b`),
    ],
    not: /\b(?:wrote|writing|edited|drafted|address book|guest book|visitors['’] book)\b/i,
  },
  {
    label: 'Writing',
    named: /\b(?:write|writing|novel|memoir|manuscript|screenplay|blog)\b/i,
    unless: /\b(?:read|write (?:to|my will)|letters?)\b/i,
    seen: [
      seen(
        `\\b(?:wrote|writ(?:e|ing|ten))\\b(?: (?:the|a|my|${COUNT})? ?(?:\\w+ ){0,3}(?:words|pages?|chapters?|scenes?|drafts?|novel|stor(?:y|ies)|paragraphs?|manuscript)\\b|${FREE})(?! in (?:my|the) (?:journal|diary)\\b)`,
      ),
      seen(
        `\\b${COUNT} words\\b|\\b(?:chapter|scene|manuscript)\\b(?! (?:closes|ends|of (?:my|our) life))|\\b(?:the|my|first|second) (?:draft|novel)\\b`,
      ),
    ],
    not: /\b(?:e-?mails?|report|reading)\b|\b(?:an?|in other|in a few|exchanged|had|of few|lost for) words\b/i,
  },
  {
    label: 'Sleep',
    named: /\b(?:sleep|asleep|bed|bedtime|insomnia)\b/i,
    seen: [
      seen(
        '\\bslept\\b|\\b(?:to|me|my|more|less|good|bad|enough|no|of|and|not|early|could|without) sleep\\b|\\bsleep (?:was|is|came|better|more)\\b',
      ),
      seen(
        '\\b(?:to|in) bed (?:by|at|before|early|late|with)\\b|\\bbedtime\\b|\\binsomnia\\b|\\b(?:i|we) (?:was|were) asleep\\b|\\bfall(?:ing)? asleep\\b|\\bfell asleep\\b|\\bwoke\\b|\\bawake\\b|\\blie-in\\b',
      ),
      seen('\\bhours?\\b.*\\bnights?\\b|\\bnights (?:of|out of) (?:\\d|five|six|seven|four|three|two)'),
    ],
  },
  {
    label: 'Swimming',
    named: /\bswim(?:ming|s)?\b/i,
    seen: [seen('\\b(?:swam|swum|swim|swims|swimming)\\b|\\b(?:at|to|in) the pool\\b|\\blengths\\b|\\blaps\\b')],
  },
  {
    label: 'Saving',
    named: /\bsav(?:e|ing|ings)\b.*(?:\p{Sc}|\d|money|fund|euros|pounds|dollars)|\bsavings\b|\bemergency fund\b/iu,
    seen: [
      seen(
        '\\bsav(?:e|ed|ing)\\b.*(?:\\p{Sc}|\\d|\\bmoney\\b|\\beuros\\b|\\bpounds\\b|\\bdollars\\b|\\bfund\\b)|\\bsavings\\b',
      ),
      seen(
        '\\b(?:put|set) (?:\\S+ ){0,3}(?:aside|away)\\b.*(?:\\p{Sc}|\\d|\\bmoney\\b|\\beuros\\b)|\\bemergency fund\\b',
      ),
    ],
  },
  {
    label: 'Training',
    named: /\b(?:gym|strength|lifting|weights|bench press|deadlift|squats?|push-?ups?|pull-?ups?)\b/i,
    seen: [
      seen(
        '\\bgym\\b|\\blift(?:ed|ing)? (?:weights|heavy|heavier|today|again)|\\bsquats?\\b|\\bbench press\\w*|\\bdeadlift\\w*|\\b(?:push|pull)-?ups?\\b|\\bweights (?:session|today|felt|room)\\b',
      ),
    ],
  },
  {
    label: 'Drawing',
    named: /\b(?:draw|drawing|sketch|sketching|sketchbook)\b/i,
    seen: [
      seen(
        `\\b(?:drew|draw|drawing)${FREE}|\\bsketch\\w*\\b|\\b(?:drew|draw|drawing) (?:the|a|my|her|his) (?!line|curtain|blank|blind|conclusion|card|bath)\\w+`,
      ),
    ],
  },
  {
    label: 'Walking',
    named: /\b(?:walk|walks|walking|hike|hiking|steps a day)\b/i,
    seen: [
      seen(
        `\\b(?:walked|walk|walking)(?:${FREE}| to| by| around the)(?! (?:away|out))|\\b(?:a|the|my|long|short|evening|morning) walk\\b(?! (?:in the park was|of life))|\\bhik(?:e|ed|ing)\\b`,
      ),
    ],
    not: /\bwalk in the park\b/i,
  },
  {
    label: 'Cooking',
    named: /\b(?:cook|cooking|meal prep)\b/i,
    seen: [seen('\\bcook(?:ed|ing|s)?\\b(?! (?:up|the books))|\\bfrom scratch\\b|\\brecipe\\b')],
  },
]

/** The words that an activity speaks for; as words of a mission they need no counting. */
export const ACTIVITY_STEMS: ReadonlySet<string> = new Set(
  'run jog marathon parkrun read book novel writ memoir manuscript sleep asleep bedtim swim sav saving gym lift weight squat draw sketch walk hik cook'.split(
    ' ',
  ),
)

/** The activities that a mission is named after. */
export function activitiesNamed(text: string): string[] {
  return ACTIVITIES.filter(({ named, unless }) => named.test(text) && !unless?.test(text)).map((one) => one.label)
}

/** The activities that the user did, or speaks of, in a sentence without idioms. */
export function activitiesSeen(sentence: string): string[] {
  return ACTIVITIES.filter(({ seen: patterns, not }) => {
    if (not?.test(sentence)) return false
    return patterns.some((pattern) => [...sentence.matchAll(pattern)].some((found) => !isOthers(sentence, found)))
  }).map((one) => one.label)
}

const PAST = /^(?:ran|read|wrote|slept|swam|drew|sang|walked|cooked|jogged|woke|saved)\b/i
const OTHERS =
  /\b(?:he|she|they|it|who|that|kids|children|child|everyone|everybody|nobody|somebody|husband|wife|partner|son|daughter|brother|sister|boss|friend|team|dog|cat|baby|colleague|neighbour|neighbor)\s+(?:\w+ly\s+|had\s+|have\s+|has\s+)?$/i
const NAME = /(?:^|\s)(?!I\s)(?:\p{Lu}[\p{Ll}’']+)\s+$/u
const OPENING =
  /^(?:Then|Today|Yesterday|And|But|Also|Just|Finally|Again|Still|So|Tonight|Only|Almost|Even|Never|Not|Actually|Barely|Hardly|Really|\p{Lu}\p{Ll}+ly)\s+$/u

/** Whether a verb in the past has someone else for its subject: "Ida slept", "she ran". */
function isOthers(sentence: string, found: RegExpMatchArray): boolean {
  if (!PAST.test(found[0])) return false
  const before = sentence.slice(0, found.index)
  return OTHERS.test(before) || (NAME.test(before) && !OPENING.test(before))
}
