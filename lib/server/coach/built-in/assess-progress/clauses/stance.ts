import 'server-only'
import { OF_REST } from '../finding'
import type { Aim, Stance } from './clause'
import { isDoneDespite, NOT_DONE, NOT_IDIOMS, OUT_OF_REACH, PUT_DOWN, withoutAsides } from './denials'
import {
  ALL_BUT,
  AND_DONE,
  BORROWED,
  DROPPED_SOME,
  FADED,
  FEW_TO_GO,
  LOST,
  NOT_REMAINING,
  OWED_LEVEL,
  PART_LEFT,
  REMAINING,
  SHED,
  SLID,
  SPENT,
  STREAK_OVER,
  TAKEN_OFF,
} from './left-and-lost'
import {
  AHEAD,
  ASKED_FOR,
  COMMAND,
  DEED,
  DEED_DONE,
  HABIT,
  IF,
  IS_MEANT,
  IS_THE_PLAN,
  isReadyForUse,
  LONG_AGO,
  PAST,
  PLAN,
  PLAN_KEPT,
  QUESTION,
  RESETS,
  SAYING,
  TAG_QUESTION,
  WAS_ABLE,
} from './moods-and-tenses'
import { isSetBack, NOT_THE_GOAL } from './set-backs'
import { BOUGHT, EACH_DEALT_WITH, OTHER, OTHER_SUBJECT, OTHERS_ESTIMATE, OURS, OWN_LOSS, THEIRS } from './somebody-else'

type Around = { aim: Aim; isQuestion: boolean; before?: Stance; beforeWords?: string }

/** Decides how a clause means what it says. `words` are lower case with numbers in digits. */
export function stanceOf(words: string, around: Around): Stance {
  const hasSubject = /\b(?:i|we|i'm|i've|i'd|my|me|myself)\b/.test(words)
  const withoutIdioms = withoutAsides(words.replace(NOT_IDIOMS, ' '))
  const unsoftened = words
    .replace(SAYING, ' ')
    .replace(
      /^(?:after|before) (?:[\w'-]+ ){1,4}?(?=(?:i|we)(?:'ve|'m|'re| have| am| are| [a-z]+ed)\b|it's |it is |that's )/,
      ' ',
    )
  if (around.aim.abstains && RESETS.test(words)) return 'lost'
  if (COMMAND.test(unsoftened)) return 'command'
  if (
    around.isQuestion &&
    !TAG_QUESTION.test(`${words}?`) &&
    (QUESTION.test(words) ||
      !DEED.test(words) ||
      /^(?:how|what|should|can|could|do|does|did|is|are|will|would|have|has)\b/.test(words))
  )
    return 'question'
  if (LONG_AGO.test(words)) return 'long-ago'
  if (!around.aim.isForOther && OTHERS_ESTIMATE.test(words)) return 'someone-else'
  if (around.aim.verb === 'sell' && BOUGHT.test(words) && !IF.test(unsoftened) && !PLAN.test(words)) return 'done'
  if (
    /^(?:and |but |meanwhile |apparently )*(?:the other|another|a rival|the rival) (?!day|half|one|two|three|bit|part|thing|\d)[a-z]+(?: [a-z]+)? (?:[a-z]+ed|got|has|have|made|did|sold|won|ran|wrote)\b/.test(
      words,
    ) &&
    !/\b(?:i|we|my|me|us)\b/.test(words)
  )
    return 'someone-else'
  const isOther = OTHER.test(words) && !OURS.test(words) && !around.aim.isForOther && !EACH_DEALT_WITH.test(words)
  if (
    isOther &&
    OWN_LOSS.test(words) &&
    !/\b(?:my|our|mine|ours|me|us|of (?:them|it|the))\b/.test(words.replace(OTHER_SUBJECT, ' '))
  )
    return 'someone-else'
  if (isSetBack(words, around.aim) || FADED.test(words)) return 'lost'
  const isOwnAim = around.aim.clears?.test(words) ?? false
  if (IF.test(unsoftened) && !WAS_ABLE.test(words)) return 'if'
  if (
    around.before === 'if' &&
    /^(?:i|we|it|that|then|there|the)?\b.*(?:'ll|will|would|'d|'m|am|is|be|done|are)\b/.test(words) &&
    /^(?:if|when|once|as soon|unless|suppos|imagine|after)/.test(around.beforeWords ?? '')
  )
    return 'if'
  if (
    around.before === 'remaining' &&
    !/\d/.test(around.beforeWords ?? '') &&
    /^(?:about |some |roughly |that's |just |only )*\d[\d.]*(?: [a-z-]+){0,2}$/.test(words)
  )
    return 'remaining'
  if (isOther || (THEIRS.test(words) && !OURS.test(words) && !around.aim.isForOther)) return 'someone-else'
  if (around.before === 'someone-else' && !hasSubject && !/^(?:it|this|that)\b/.test(words)) return 'someone-else'
  if (AND_DONE.test(words)) return 'remaining'
  if (around.aim.owes && /\b\d+ (?:new |more )?(?:\w+ )?(?:came|come|coming|arrived|rolled|poured) in\b/.test(words))
    return 'not-done'
  if (around.aim.owes && BORROWED.test(words)) return 'lost'
  if (around.aim.owes && OWED_LEVEL.test(words)) return 'remaining'
  if (
    /^(?:the |my )?(?!about|only|just|some|still|nearly|almost|around|over|and|so|but|roughly)[a-z]+ \d+ (?:is |are )?(?:still |yet |remains )*(?:un[a-z]+(?:ed|d|n)|undone|open|missing|to do)$/.test(
      words,
    )
  )
    return 'not-done'
  if (PART_LEFT.test(words) || ALL_BUT.test(words) || FEW_TO_GO.test(words)) return 'remaining'
  const isFavour = /\bow(?:e|ed|ing)\b/.test(words) && !around.aim.owes && !/\d|\bleft\b|\bremain|\bto go\b/.test(words)
  const isShopping =
    /\b(?:need|needs|have|has|want|got) to (?:buy|order|purchase|fetch|borrow|pick up|stock up)\b/.test(words)
  const isRemaining =
    !isFavour &&
    !(isShopping && !/^(?:buy|order|collect|get)$/.test(around.aim.verb ?? '')) &&
    REMAINING.test(words) &&
    !(OF_REST.test(words) && DEED.test(words)) &&
    !NOT_REMAINING.test(words.replace(/\b\d[\d.]*%? (?:\w+ ){0,2}left\b/, 'remaining'))
  if (
    isRemaining &&
    !IS_MEANT.test(words) &&
    !/\b(?:tomorrow|next week|will|'ll)\b/.test(words) &&
    !/\bneed to [a-z]+ .*\b(?:before|by|until|till|this (?:week|month|weekend)|today|tonight|on (?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/.test(
      words,
    ) &&
    !(!/\d/.test(words) && /\b(?:intend|plan|hope|want|aim|going|gonna|would like) (?:on |to )[a-z]+/.test(words)) &&
    !/\b(?:not|(?<!\b(?:i|we) have|\b(?:i|we) did|\b(?:i|we) do)n't) (?:yet )?(?:started|begun|done)\b/.test(words)
  )
    return 'remaining'
  if (STREAK_OVER.test(words)) return 'lost'
  if (!around.aim.isSaving && PUT_DOWN.test(words)) return 'not-done'
  if (TAKEN_OFF.test(words) && !/\bdays? off\b/.test(words) && !around.aim.isLosing && !around.aim.owes && !isOwnAim)
    return 'lost'
  if (
    /\bforg(?:ot|otten) (?:about |like )?\d/.test(words) ||
    (SLID.test(words) && !isOwnAim && !((around.aim.isLosing || around.aim.owes) && /\bgone\b/.test(words)))
  )
    return 'lost'
  if (OUT_OF_REACH.test(words) || (NOT_DONE.test(withoutIdioms) && !isDoneDespite(withoutIdioms))) return 'not-done'
  if (ASKED_FOR.test(words)) return 'plan'
  if (IS_THE_PLAN.test(words) && !DEED_DONE.test(words)) return 'plan'
  if (AHEAD.test(words) && !PAST.test(words)) return 'plan'
  const settled = words.replace(PLAN_KEPT, ' ')
  const kept = isReadyForUse(words, around.aim.verb) ? settled.replace(/\bready to\b/, 'ready') : settled
  if (/\b(?:is|are|was|everything|all|fully) (?:all |now |fully |completely )?planned$/.test(kept)) return 'done'
  if (PLAN.test(kept) && !WAS_ABLE.test(words) && !/\bhad to\b/.test(kept)) return 'plan'
  if (
    around.before &&
    ['plan', 'question', 'command', 'if'].includes(around.before) &&
    !DEED.test(words) &&
    !LOST.test(words) &&
    !/\b(?:so far|already|now|only|just)\b/.test(words)
  )
    return around.before
  if (
    around.aim.isLosing &&
    /\b(?:gained|regained|put on|put (?:it|\S+(?: \w+)?) (?:back )?on)\b/.test(words) &&
    !/\bmuscle\b/.test(words)
  )
    return 'lost'
  if (around.aim.isSaving && (SPENT.test(words) || /^[€$£]?\d[\d.]*(?: \w+)? (?:is |are |was )?gone\b/.test(words)))
    return 'lost'
  const withRiseAsLoss =
    around.aim.goesDown &&
    !/\bup to \d.*\b(?:gone|done|sorted|cleared|sold|binned|altogether|total|so far|deleted|donated|out)\b/.test(words)
      ? words.replace(/\bdown(?= to\b)/g, ' ').replace(/\b(?:back |crept |gone |went )?up(?= (?:again )?to\b)/g, 'back')
      : words
  if (!around.aim.isLosing && !isOwnAim && DROPPED_SOME.test(words)) return 'lost'
  if (
    LOST.test(withRiseAsLoss) &&
    !NOT_THE_GOAL.test(words) &&
    !isOwnAim &&
    !(around.aim.isLosing && SHED.test(words) && !/\b(?:back|again|gained)\b/.test(words))
  )
    return 'lost'
  if (
    HABIT.test(words) &&
    !/\b(?:this week|so far|for \d+ (?:days|weeks)|\d+ (?:days|weeks)|straight|in a row|today|all week|last week|whole week|for a week|past \d+ days)\b/.test(
      words,
    )
  )
    return 'habit'
  return 'done'
}
