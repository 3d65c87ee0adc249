import 'server-only'
import type { GoalView } from '../goal/goal-view'

/** What tells that a goal of some kind is reached without naming it: the words of the goal, and those of its end. */
const results: [goal: RegExp, end: RegExp][] = [
  [
    /^(?:exam|test|licence|license|certificate|certification|qualification|assessment|theory|bar|grade)$/,
    /^(?:and |so |finally |i |we |i've |have |just |actually )*passed(?: (?:it|first time|(?:on|at) (?:the|my) (?:1th|2th|first|second|third|3th|last) (?:go|try|attempt)|with .*))?$/,
  ],
  [
    /^(?:job|role|position|work|employment|internship|apprenticeship|promotion)$/,
    /\b(?:signed (?:the|my|a) (?:\w+ )?contract|accepted (?:the|an|their|a) (?:\w+ )?offer|got (?:the|a|my) (?:new )?(?:job|role|position|promotion)|got hired|was hired|been hired|they hired me|got promoted|been promoted|was promoted)\b/,
  ],
  [
    /^(?:flat|house|home|apartment|place|condo|cottage)$/,
    /\b(?:(?:got|have|picked up|collected|been handed|received) (?:the|our|my) keys|completed on (?:it|the|our|my)|moved in(?= ?$|to\b)|we're in(?= ?$)|signed the lease)\b/,
  ],
  [
    /^(?:drive|driving|driver|licen[cs]e?)$/,
    /\blicen[cs]e (?:has |just |finally )*(?:arrived|came|is here)\b|\b(?:got|have|received|hold|earned) (?:my|the|a) (?:full |driving |driver's )*licen[cs]e\b|^(?:and |i |finally |just )*passed (?:my|the) (?:driving |practical )?test\b/,
  ],
  [
    /^(?:climb|summit|mount|mountain|peak|kilimanjaro|everest|hike|ascend)$/,
    /\b(?:made it to|reached|stood on|got to|are at|was on|at) the (?:very )?(?:summit|top|peak)\b|^(?:and |we |i |have |just )*summit?ted\b/,
  ],
  [
    /^(?:quit|resign|leave)$/,
    /\b(?:handed in|gave in|gave|submitted) (?:my|the) (?:notice|resignation)\b|^(?:and |i |finally |just |'ve |have )*(?:resigned|quit)$/,
  ],
  [
    /^(?:exhibition|show|shop|store|cafe|café|bakery|studio|restaurant|gallery|salon)$/,
    /^(?:and |so |finally |now )*(?:the |my |our )?(?:exhibition|show|shop|store|cafe|café|bakery|studio|restaurant|gallery|salon) (?:has |is |finally |now )*(?:opened|open)\b/,
  ],
  [/^pass$/, /^(?:and |so |finally |i |we |i've |just |have |actually |with luck )*passed (?:the |my )?[a-z]\w*$/],
  [/^sell$/, /^(?:and |it's |we're |all |i'm |completely |now )*sold(?: out)?$/],
  [/^overdraft$/, /\bout of (?:the|my) overdraft\b|\bback in the black\b/],
  [/^(?:propose|proposal|engaged|engagement)$/, /\b(?:said yes|got engaged|we're engaged)\b/],
  [/^(?:marry|married|wedding)$/, /\b(?:got married|we're married|tied the knot|married (?:now|at last))\b/],
]

/** Whether a clause tells that the goal as a whole came off: "I signed the contract" for "Get a new job". */
export function isResult(text: string, view: GoalView): boolean {
  if (/\b(?:almost|nearly|not|n't|mock|practice|theory part)\b/.test(text)) return false
  const { place, become } = view
  if (
    become &&
    new RegExp(`^(?:i'm |i am |we're |now |officially |finally |and |a |an |fully )*(?:${become})$`).test(text)
  )
    return true
  const isThere =
    place !== '' &&
    new RegExp(
      `\\b(?:live|living|lives|moved|settled|based|home is|home|am|are|arrived) (?:\\w+ )?(?:in|to|at) (?:the )?${place}\\b`,
    ).test(text)
  return isThere || results.some(([goal, end]) => end.test(text) && [...view.nouns].some((noun) => goal.test(noun)))
}
