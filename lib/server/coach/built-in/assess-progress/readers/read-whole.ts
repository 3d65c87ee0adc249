import 'server-only'
import type { Clause } from '../clauses/clause'
import type { Finding } from '../finding'
import type { GoalView } from '../goal/goal-view'
import { factorFor } from '../goal/units'
import {
  AT_ONCE,
  AT_THE_AIM,
  BARE,
  ENDING,
  HANDED_OVER,
  IDIOMS,
  IN_PLACE,
  JOB_DONE,
  NOT_OVER,
  OUT_THERE,
  PARTIAL,
  PUTS_UP,
  STATE,
  TIMES,
  WHOLE_THING,
} from './end-words'
import { objectOf } from './ended-object'
import { hasCount, isAnotherThing, namesGoal } from './own-names'
import { pieceOf } from './read-piece'
import { isNothingLeft } from './read-remaining'
import { isResult } from './results'

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
