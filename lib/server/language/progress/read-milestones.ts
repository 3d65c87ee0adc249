import 'server-only'
import { partOf as partNamed } from '../numbers'
import { stemsIn } from '../stem'
import type { Clause } from './clauses'
import type { GoalView } from './frame'
import type { MilestoneNames } from './milestone-names'
import { quoteOf } from './quote-of'
import type { Said } from './said'
import { isPastForm } from './stance-words'

/** Words that leave a milestone short of done. */
const PARTLY = new Set(
  'almost nearly half halfway part partly some most mostly bit another close soon towards about looked thought tried practised practiced except apart only waiting'.split(
    ' ',
  ),
)
const DOES = new Set(
  'done finished completed complete finish ready ✅ ✔ ☑ ticked sorted passed wrapped nailed submitted did approved through got'.split(
    ' ',
  ),
)
/** What ends a clause that tells how a thing stands: "the walls are up", "it is live". */
const STANDS = new Set('up in live out over off down through through installed'.split(' '))
const NO_NAMES: MilestoneNames = { own: [], rest: [] }

type Named = { id: string; isCompleted: boolean; own: string[]; rest: string[]; share: number }

/** The open milestones that a clause says are done, by name: "Picked a template" for "Pick a template". Half a name is unsure. */
export function readMilestones(clause: Clause, { goal: { milestones }, names }: GoalView): Said[] {
  if (clause.stance === 'not' || milestones.length === 0) return []
  const said = new Set(
    clause.tokens.flatMap(({ kind, word, stem }) =>
      kind === 'mark' ? [word] : word.includes('-') ? stemsIn(word) : [stem],
    ),
  )
  const met = milestones.flatMap(({ id, isCompleted }): Named[] => {
    const { own, rest } = names.get(id) ?? NO_NAMES
    const hits = rest.filter((stem) => said.has(stem)).length
    return hits === 0 ? [] : [{ id, isCompleted, own, rest, share: hits / rest.length }]
  })
  const whole = met.filter(({ share }) => share === 1)
  // "Draft review" is named, and "Draft" in it is not.
  const named = whole.filter(
    ({ own }) => !whole.some((other) => other.own.length > own.length && own.every((stem) => other.own.includes(stem))),
  )
  const open = named.filter(({ isCompleted }) => !isCompleted)
  const quote = quoteOf(clause)
  if (open.length === 0) return named.length > 0 ? [] : partOf(met, clause, quote)
  const isPartly =
    clause.tokens.some(
      ({ word }) => PARTLY.has(word) || word === '%' || word === 'percent' || partNamed(word) !== null,
    ) ||
    clause.begins ||
    clause.isVague ||
    isToMe(clause)
  const isSure = !clause.isOthers && !isPartly && open.every((one) => isDone(clause, one))
  const beside = new Set(clause.sentence.tokens.map(({ stem }) => stem))
  const others = milestones.some(({ id, isCompleted }) => {
    const { rest } = names.get(id) ?? NO_NAMES
    // "Chapter 3" leaves no doubt about "Chapter 4".
    const isAnother = rest.some((stem) => /^\d/.test(stem) && !beside.has(stem))
    const hits = rest.filter((stem) => beside.has(stem)).length
    return !isCompleted && !isAnother && !open.some((one) => one.id === id) && hits / rest.length >= 0.5
  })
  return isSure || tokensDo(clause) || clause.finishes || (!isPartly && has(clause))
    ? [{ kind: 'milestones', ids: open.map(({ id }) => id), isSure: isSure && !others, quote }]
    : []
}

/** A milestone that is half named, where something was done: no more than a question. */
function partOf(met: readonly Named[], clause: Clause, quote: string): Said[] {
  const open = met.filter((one) => !one.isCompleted && one.share >= 0.5 && isDone(clause, one))
  return open.length > 0 ? [{ kind: 'milestones', ids: open.map(({ id }) => id), isSure: false, quote }] : []
}

/** "The publisher sent me a card": another's doing. */
function isToMe({ tokens }: Clause): boolean {
  return tokens.some((token, at) => isPastForm(token) && ['me', 'us'].includes(tokens[at + 1]?.word ?? ''))
}

function has({ tokens }: Clause): boolean {
  return tokens.some(({ word }) => word === 'have' || word === 'got' || word === "i've")
}

function tokensDo({ tokens }: Clause): boolean {
  return tokens.some(isPastForm)
}

function stands({ tokens }: Clause): boolean {
  const last = tokens.filter(({ kind }) => kind === 'word').at(-1)
  return last !== undefined && STANDS.has(last.word)
}

/** A milestone is done where its own verb stands in the past, or a word that ends it does. */
function isDone(clause: Clause, { own, rest }: Named): boolean {
  const { tokens } = clause
  if (tokens.some(({ word }) => DOES.has(word)) || stands(clause)) return true
  const verb = own.find((stem) => !rest.includes(stem)) ?? own[0]
  return tokens.some((token) => isPastForm(token) && (token.stem === verb || own.includes(token.stem)))
}
