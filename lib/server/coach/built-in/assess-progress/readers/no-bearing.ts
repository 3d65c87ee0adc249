import 'server-only'
import type { Amount } from '../goal/amount'
import type { GoalView } from '../goal/goal-view'
import { singular, unitsOf } from '../goal/units'
import { stem } from './milestone-stems'

/** Ways to go a distance, each by the words that tell of it in a goal and in an answer. */
const WAYS: [aim: RegExp, said: RegExp][] = [
  [
    /\b(?:run|running|runs|jog\w*|marathon|couch to)\b/i,
    /\b(?:ran|running(?! (?:total|tally|count))|jogg\w*|sprint\w*|parkrun)\b/,
  ],
  [/\b(?:walk\w*|hik\w*|trek\w*|ramble\w*|trail|step)/i, /\b(?:walk\w*|hik\w*|trek\w*|strolled|rambled|marched)\b/],
  [/\b(?:cycl\w*|bik\w*|rid(?:e|ing)|pedal\w*)\b/i, /\b(?:cycl\w*|bik(?:e|ed|ing)|rode|ridden|ride|rides|pedall?ed)\b/],
  [/\b(?:swim\w*|lengths?|pool)\b/i, /\b(?:swam|swum|swim|swimming)\b/],
  [/\b(?:row|rowing|paddl\w*|kayak\w*|canoe\w*)\b/i, /\b(?:rowed|rowing|paddled|kayaked|canoed)\b/],
  [
    /\b(?:driv\w*|road ?trip|motorbik\w*|fly|flying)\b/i,
    /\b(?:drove|driven|driving|flew|flown|flying|by (?:car|train|bus|plane|taxi|tram)|(?:took|in|on) (?:a|the|my) (?:taxi|bus|train|car|plane|tram|uber|cab|flight))\b/,
  ],
]

/** "Drove 40 miles" where the aim is to run: a distance gone in another way. */
function isGoneOtherwise(text: string, { title }: GoalView): boolean {
  const own = WAYS.filter(([aim]) => aim.test(title))
  const said = WAYS.filter(([, words]) => words.test(text))
  return own.length > 0 && said.length > 0 && !said.some((way) => own.includes(way))
}

const THING_IS =
  /^(?:the|my|our|this|that|a|an|his|her|their|it|which)\b(?:(?! (?:i|we|i've|we've)\b) [a-z'-]+){0,5}? (?:is|was|are|were|'s|lies)\b(?: (?:about|only|just|nearly|over|like|around|some|another|still|now))* [€$£]?$|^it's(?: (?:about|only|just|nearly|over|around|some))* $/
const HOW_FAR =
  /^(?: [a-z]+)? (?:from|away(?= ?$| from)|long|high|wide|tall|deep|old|thick|heavy|late|early|up the|down the|round trip|across|apart|by (?:car|bus|train)|per|to the (?:gym|pool|office|shop|station|track|park))\b/
/** "Chapter 6 is 4,000 words long". */
const LONG_PIECE =
  /^(?:and |but |so |the |my |our |this )*(?:chapter|section|scene|part|episode|article|essay|act|letter|lesson|stage|leg)(?: \d+)? (?:is|was|will be)(?: (?:about|only|just|nearly|over))* $/
/** Owners of things that are no doing of the user's: a library's stock, a shoe's rating. */
const OWNER =
  /^(?:the|my|our|this|that|a|an)(?: [a-z'-]+){0,2} (?:library|shelter|rescue|zoo|university|market|county|region|valley|syllabus|internet|world|country|shop|store|school|museum|club|class|hotel|train|bus|station|gym|pool|shoes?|trainers|boots|car|hospital|restaurant|company|league|catalogue|teacher|instructor|neighbou?r|boss|novel|course|guide|list|manual|brochure|race|building|street|town|city|family|team|group|office|band|choir)(?: (?:i'm|i am|we're) (?:on|in|at))? (?:is|are|was|were|has|have|had|holds?|owns?|sells?|sold|comes?|contains?|offers?|costs?|weighs?|rated|seats?|lists?|covers?|describes?|features?|includes?)\b/
const BY_OWNER =
  /\b(?:has|have|had|holds?|owns?|sells?|sold|contains?|offers?|seats?|lists?|covers?|describes?|features?|includes?|rated (?:for|to|at)|costs?|weighs?)(?: (?:about|only|just|over|nearly|up to|around|some))* $/

/** "The world record is 300". */
const THE_RECORD =
  /^(?:the|an?) (?:[a-z]+ )?(?:record|average|norm|limit|maximum|minimum|price|fee) (?:is|was)(?: (?:about|only|around))* $/
/** "My suitcase weighed 23", "the flight took 11". */
const IT_TOOK =
  /^(?:and |but |so )*(?:the|my|our|this|that|a) (?!(?:[a-z]+ )?(?:session|practice|lesson|class|rehearsal|ride|run|workout|shift|sitting|swim|walk|hike)\b)(?:[a-z]+ ){1,2}(?:weighed|weighs|lasted|lasts|took|takes|measures)(?: (?:me|us|about|only|around|over))* $/
/** A bare number after these is money, and of no goal that counts things. */
const MONEY_VERB =
  /\b(?:paid|donated|spent|costs?|earned|tipped|charged|lent|borrowed|owed?|found)(?: (?:him|her|them|me|us|about|only|around))* $/
/** What goes by weight and is not the user's own: "20 kg of cement". */
const OF_STUFF = /^\s*of (?!it\b|that\b|this\b|the\b|my\b|weight\b|fat\b|body\b|muscle\b|them\b)[a-z]+/
/** "Paid 60 for the MOT": the price of something else. */
const PAID_FOR =
  /\bpaid (?:the |about )?[€$£]?\s?\d[\d.]*(?: [a-z]+)? for (?!it\b|this\b|that\b|the (?:loan|debt|card|month|mortgage)|my (?:loan|debt|card|mortgage)|last\b|next\b|[a-z]+ (?:and [a-z]+)?$|january|february|march|april|may|june|july|august|september|october|november|december)/
/** What is there to sell is not sold yet. */
const IN_STOCK =
  /\b(?:ready|in stock|for sale|on display|made|filled|packed|listed|photographed|uploaded|posted|priced|cleaned)\b/
/** Hours that went on something else. */
const TIME_ELSEWHERE =
  /\b(?:slept|waited|queued|drove|travelled|commuted|watched|napped|scrolled|gamed|meetings?|overtime|cleaning|housework|chores|laundry|film|movie|the news|looking for|hung over|hungover)\b|\b(?:on|in|at|for) (?:the |a |my )?(?:car|van|waiting room|sofa|phone|bus|train|plane|toilet|traffic|queue|bed|hospital|office|doctor|dentist|airport|shops?)\b|\bstuck in\b|\b(?:hours?|minutes?) (?:late|early|delay|wait|drive|commute|queue|nap|flight|journey|away)\b/
/** What was given away was not read for it. */
const PARTED_WITH =
  /\b(?:gave|given|donated|lent|sold|returned|recycled|posted|dropped off|took)(?: (?:away|back|him|her|them|my (?:mum|dad|sister|brother|friend)))* $/
const RATE = /^ ?(?:[a-z€$£]+ )?(?:a|per|each|every) (?:day|week|month|year|night)\b/
const SPAN =
  /\b(?:for|over|since|so far|during|in the (?:last|past)|all (?:week|month)|this (?:week|month)|last (?:week|month))\b/

/** Deeds that are any practice's own: being there, using its tools, doing it. */
const ATTENDS =
  /\b(?:went|gone|been|was|were|did|done|do|made it|managed|got|had|hit|used|sat|stood|attended|joined|visited|trained|practi[sc]ed|played|worked|exercised|completed|finished|showed up|turned up|took part|took|taken|kept|it)\b/
/** What a practice goes on in and with: "rolled out the mat 4 times" is 4 times of yoga. */
const GEAR =
  /\b(?:mat|shoes|trainers|boots|kit|weights|bar|barbell|machine|treadmill|bike|board|pool|court|track|pitch|studio|hall|park|field|road|trail|wall|bench|desk|floor|water|sea|lake|cushion|instrument|door)\b/
/** "Put the kettle on 6 times": how often another thing was done, by a thing named that is not the goal's. */
function isOtherDeed(before: string, one: Amount, { nouns, stuff }: GoalView): boolean {
  if (one.size?.family !== 'session' || singular(one.word) !== 'time' || ATTENDS.test(before) || GEAR.test(before))
    return false
  if (!/\b(?:the|my|our|his|her|their|an?) [a-z]/.test(before)) return false
  const own = new Set([...nouns, ...stuff].map(stem))
  const words = before.match(/[a-z]{2,}/g) ?? []
  return !words.some((word) => own.has(stem(singular(word))) || unitsOf(word)[0]?.family === 'session')
}

/** "90 minutes of it are edited": the length of a film that is dealt with, and not the time that work on it took. */
function isOfFootage(before: string, after: string): boolean {
  return (
    !/\b(?:for|spent|took|after|put in|in|worked|another) (?:about |around |over )?$/.test(before) &&
    /^ ?[a-z]+ (?:of (?!work|effort|my |[a-z]+ing\b)|(?:is|are|have been|has been) |(?:[a-z]{2,}ed|done|cut|finished) )/.test(
      `${after} `,
    )
  )
}

/** Whether an amount is said of something that is no step of the goal, though its unit is the goal's own. */
export function hasNoBearing(text: string, one: Amount, view: GoalView): boolean {
  const before = `${text.slice(0, one.at).trimEnd()} `
  const after = text.slice(one.at + one.length)
  const family = one.size?.family
  if (isOtherDeed(before, one, view)) return true
  if (one.size?.isRunningTime && !isOfFootage(before, after)) return true
  if (family === 'distance' && isGoneOtherwise(text, view)) return true
  if (/^(?: [a-z]+)? behind(?! (?:me|us|my|the)\b)/.test(after) && !/\b(?:put|left|have|got|with)\b/.test(before))
    return true
  if (
    /\b(?:re-?read|re-?watch(?:ed|ing)?|re-?listened|re-?played)\b/.test(before) &&
    !/\bre-?(?:read|watch|listen|play)/i.test(view.title)
  )
    return true
  if (
    /^ [a-z]+ (?:is|are|was|sounds?|seems?|feels?|looks?) (?:a lot|too|so|plenty|enough|quite|nothing|very|huge|daunting|an? (?:huge|long|big|lot))\b/.test(
      after,
    )
  )
    return true
  if (/\bthe same (?:[a-z]+ )?$/.test(before)) return true
  if (LONG_PIECE.test(before) && /^(?: [a-z]+)? (?:long|short)\b/.test(after)) return true
  if (
    family === 'hours' &&
    !view.takesIdle &&
    TIME_ELSEWHERE.test(text) &&
    !view.deeds.some((deed) => text.includes(deed))
  )
    return true
  if (
    isOfLength(family) &&
    THING_IS.test(before) &&
    HOW_FAR.test(after) &&
    ![...view.nouns].some((noun) => before.includes(noun))
  )
    return true
  if (OWNER.test(text) && BY_OWNER.test(before)) return true
  if (THE_RECORD.test(before)) return true
  if (view.verb !== 'sell' && IT_TOOK.test(before) && ![...view.nouns].some((noun) => before.includes(noun)))
    return true
  const isOfOtherMoney =
    one.isBare &&
    family !== 'money' &&
    one.size?.from === undefined &&
    !view.clears &&
    !view.gathers &&
    MONEY_VERB.test(before)
  if (isOfOtherMoney && !view.deeds.some((deed) => before.includes(deed))) return true
  if (family === 'weight' && view.isLosing && /\bgained\b.*\bmuscle\b/.test(text)) return true
  if (family === 'weight' && view.isLosing && OF_STUFF.test(unitOff(after))) return true
  if (
    /^(?:read|watch|listen|finish|learn|play|study|complete|harvest|pick|make|fold|bake|knit|sew|brew|grow)$/.test(
      view.verb,
    ) &&
    PARTED_WITH.test(before)
  )
    return true
  if (!view.gathers && /\b(?:i|we) (?:still |already |now )?own(?:ed)? (?:about |over |around |some )?$/.test(before))
    return true
  if (
    (view.verb === 'sell' || (view.clears && /\b(?:listed|for sale|photographed|uploaded|posted)\b/.test(text))) &&
    IN_STOCK.test(text) &&
    !/\b(?:sold|gone|bought|went|took)\b/.test(text)
  )
    return true
  if (family === 'money' && view.owes && PAID_FOR.test(text)) return true
  return family === 'money' && RATE.test(after) && !SPAN.test(text)
}

function isOfLength(family: string | undefined): boolean {
  return ['distance', 'hours', 'day', 'area', 'weight'].includes(family ?? '')
}

function unitOff(after: string): string {
  return after.replace(/^\s*(?:kg|kilos?|kilograms?|lbs?|pounds?|stone|g|grams?)\b/, '')
}
