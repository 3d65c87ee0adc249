import 'server-only'
import type { Clause } from '../clauses/clause'
import { writeInDigits } from '../clauses/number-words'
import { type Finding, shown } from '../finding'
import { type GoalView, tellingWords } from '../goal/goal-view'
import { singular } from '../goal/units'
import { stem } from './milestone-stems'

type Milestone = GoalView['milestones'][number]

const IS_LEFT =
  /\b(?:to go|left|remain\w*|missing|still|needs?|waiting|outstanding|to do|open|undone|unfinished|ahead|lacking|pending)\b/
const SAYS_LITTLE = /^(?:finish|complete|make|get|start|create|find|choose|prepare|set|first|final|last|new|all)$/
const LONGEST_PREFIX = 6

/** The open milestones that a clause names by any word of theirs alone: "the submit button", "the electrician". */
export function openNamed(words: string, view: GoalView, isDone = false): Milestone[] {
  const telling = (one: Milestone) => [...tellingWords(one.title)].filter((word) => !SAYS_LITTLE.test(word)).map(stem)
  const said = [...tellingWords(words)].map(stem)
  const own = [...view.nouns].map(stem)
  return view.milestones.filter((one) => {
    if (one.isCompleted !== isDone) return false
    const others = view.milestones.filter((other) => other !== one).flatMap(telling)
    if (words.includes(writeInDigits(one.title, false))) return true
    return telling(one).some(
      (word) =>
        word.length > 1 &&
        !others.includes(word) &&
        !own.includes(word) &&
        said.some(
          (it) =>
            it === word ||
            (it.length >= LONGEST_PREFIX && it.slice(0, LONGEST_PREFIX) === word.slice(0, LONGEST_PREFIX)),
        ),
    )
  })
}

/** "Only the submit button to go", "everything's in except the confirmation": all milestones but those named. */
export function readAllButNamed({ quote, words }: Clause, view: GoalView): Finding[] {
  const total = view.milestones.length
  const exclusive = words.match(
    /\b(?:(?:last|final|one|only) (?:thing|bit|part|job|step|piece|one) (?:left|remaining|outstanding)|what remains|only|just|all but|all that's left|what's left|all that remains|everything but|all|everything|the lot|every\w*)\b.*$/,
  )?.[0]
  if (total < 2 || view.sizes.length || !exclusive) return []
  const after =
    exclusive.match(
      /\b(?:except(?: for| that)?|apart from|aside from|but|bar|save for|minus|other than)\b(.*)$/,
    )?.[1] ??
    (/^(?:only|just|all that|what's|what remains|last|final|one)/.test(exclusive) && IS_LEFT.test(exclusive)
      ? exclusive
      : '')
  const open = after ? openNamed(after, view) : []
  if (!open.length) return []
  const done = total - open.length
  const percent = (done / total) * 100
  const kind = view.hasListedParts ? 'parts' : 'milestones'
  return [
    {
      quote,
      kind: 'total',
      strength: 'firm',
      percent,
      sum: `that leaves ${done} of ${total} ${kind}, ${shown(percent)}%`,
    },
  ]
}

/** What undoes a thing that was arranged or made. */
const UNDONE =
  /\b(?:forgotten|forgot (?!to\b)|blew (?:off|down|away|over)|cancel\w*|(?:pulled|backed|dropped) out|f(?:e|a)ll(?:en)? (?:through|off|down|apart|over)|let (?:us|me) down|withdr\w+|revoked|rejected|turned (?:us|me) down|broke|broken|packed (?:up|in)|collapsed|burst|leak\w*|(?:came|come) (?:off|down|apart|loose|undone)|ruined|wrecked|destroyed|stolen|wiped|expired|lapsed|undone|gone bust|closed down|(?:is|are) (?:now )?off$|changed (?:his|her|their) minds?|double-booked|(?:needs?|has to be|have to be) (?:doing|redoing|redone|done)(?: all)?(?: over| again)*|not? (?:have )?(?:one|it) any ?more)\b/
const PUT_RIGHT =
  /\b(?:found|booked|got (?:an?|another|the|it|new|one|our|my)|replaced|fixed|sorted|repaired|mended|hired|luckily|almost|nearly|if|might)\b/

/** "The venue has cancelled on us": a milestone on record as done that is so no longer. */
export function readUndone({ quote, words }: Clause, view: GoalView): Finding[] {
  const total = view.milestones.length
  if (!total || !UNDONE.test(words) || PUT_RIGHT.test(words)) return []
  return openNamed(words, view, true).map((one) => ({
    quote,
    kind: 'lost',
    points: pointsOfOne(view),
    sum: `“${one.title}”, 1 of ${total} milestones,`,
  }))
}

/** What one milestone is of the record, which holds whole percentages: 33% of 6 is 2 of them, and one of those 16.7. */
function pointsOfOne({ milestones, progress }: GoalView): number {
  const done = milestones.filter((one) => one.isCompleted).length
  const exact = (done / milestones.length) * 100
  const isOnRecord = Math.abs(exact - progress) <= 0.7
  return isOnRecord ? progress - ((done - 1) / milestones.length) * 100 : 100 / milestones.length
}

/** "Slides are half finished": a share of one milestone, which is a small share of the whole. */
export function ofMilestone(found: Finding, { words }: Clause, view: GoalView): Finding {
  const total = view.milestones.length
  if (found.kind !== 'total' || total < 2 || found.percent >= 100) return found
  if (/\b(?:way|whole|overall|milestones?|total|altogether|steps|everything|project|all)\b/.test(words)) return found
  const open = openNamed(words, view)
  if (open.length !== 1) return found
  const done = view.milestones.filter((one) => one.isCompleted).length
  const percent = ((done + found.percent / 100) / total) * 100
  // The record is of more than the milestones tell of, and nobody is behind it.
  if (shown(percent) < view.progress)
    return { quote: found.quote, kind: 'unclear', why: 'part', word: open[0]?.title ?? '' }
  const before = done ? `${done} of ${total} milestones and ` : ''
  const of = done ? '' : `, 1 of ${total} milestones,`
  const sum = `${before}${Math.round(found.percent)}% of “${open[0]?.title}”${of} is ${shown(percent)}%`
  return { ...found, percent, sum }
}

const NUMBERED = /(?:^|\s)([a-z]+) (\d+)$/

/** "One sleeve" of a left and a right one, "weeks 4 and 5": open milestones by their kind or number. */
export function byKindOrNumber(words: string, view: GoalView): Milestone[] {
  const open = view.milestones.filter((one) => !one.isCompleted)
  const numbered = open.filter((one) => {
    const [, kind, n] = writeInDigits(one.title, false).match(NUMBERED) ?? []
    return kind && new RegExp(`\\b${kind}s? (?:\\d+(?:,| and|, and| &|-| to) ?)*${n}\\b(?! ?%)`).test(words)
  })
  if (numbered.length) return numbered
  const row = open.filter((one) => NUMBERED.test(writeInDigits(one.title, false)))
  const kindOf = (one: Milestone) => writeInDigits(one.title, false).match(NUMBERED)?.[1] ?? ''
  const both = row.filter((one) =>
    new RegExp(`\\b(?:both|all) (?:of )?(?:the |my |our )?(?:\\d )?${kindOf(one)}s\\b`).test(words),
  )
  if (both.length > 1) return both
  const kinds = open.flatMap((one) => singular(one.title.toLowerCase().split(/\s+/).at(-1) ?? ''))
  const shared = [...new Set(kinds)].find(
    (kind, _, all) => all.length < kinds.length && kinds.filter((it) => it === kind).length > 1,
  )
  const count = shared && words.match(new RegExp(`\\b(\\d|another|both) (?:more |of the )?${shared}s?\\b(?! \\d)`))?.[1]
  if (!count) return []
  const n = count === 'another' ? 1 : count === 'both' ? 2 : Number(count)
  return open.filter((one) => singular(one.title.toLowerCase()).endsWith(shared)).slice(0, n)
}
