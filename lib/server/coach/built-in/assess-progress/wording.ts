import 'server-only'
import { say, saySize, shown } from './finding'
import type { GoalView } from './goal/goal-view'
import type { Verdict } from './verdict'

const QUOTE_LENGTH = 110

/** One sentence that quotes the user and states the sum, or says what would settle it. */
export function wordVerdict(verdict: Verdict, view: GoalView, response: string): string {
  const old = `${view.progress}%`
  if (verdict.kind === 'none') return wordNothing(verdict, view, response)
  if (verdict.kind === 'unclear') return wordUnclear(verdict.finding, view)
  const said = `You said ${quoted(verdict.quote)}`
  switch (verdict.kind) {
    case 'completed':
      return `${said}: ${verdict.sum}.`
    case 'moved':
      return verdict.isRough
        ? `${said}: ${verdict.sum}, roughly; a count would make it exact.`
        : `${said}: ${verdict.sum}.`
    case 'lowered':
      return `${said}, so ground was lost: ${verdict.sum}.`
    case 'corrected':
      return `${said}, so the record is set right: ${verdict.sum}.`
    case 'same':
      return `${said}: ${verdict.sum}, which is what the record already says.`
    case 'lower-than-record':
      return `${said}: ${verdict.sum}, but the record says ${old}, so it stays there; tell me if that much was lost, or if it comes on top.`
  }
}

function wordUnclear(finding: Extract<Verdict, { kind: 'unclear' }>['finding'], view: GoalView): string {
  const said = quoted(finding.quote)
  const old = `${view.progress}%`
  switch (finding.why) {
    case 'size-unknown':
      return `You said ${said}, but I do not know how many ${finding.word ? plural(finding.word) : 'there are'}${finding.word ? ' there are' : ''} in all, so it stays at ${old}; tell me “${exampleShare(view)}”.`
    case 'other-unit':
      return `You said ${said}, and this mission is counted in ${view.sizes[0]?.word || 'something else'}, so I cannot turn it into a number and it stays at ${old}; tell me how much of ${sizeName(view)} is done.`
    case 'part':
      return `You said ${said}, which is a part of it, and I am unsure how large a part, so it stays at ${old}; tell me the share of the whole, such as “${exampleShare(view)}”.`
    case 'no-baseline':
      return `You said ${said}, but I do not know where you started, so it stays at ${old}; tell me how many ${finding.word} that is in all.`
    case 'ground-lost':
      return `You said ${said}; I am unsure how much was lost, so it stays at ${old} until you tell me where you stand now, such as “${exampleShare(view)}”.`
    case 'vague-amount':
      return `You said ${said}, and I am unsure how much that is, so it stays at ${old}; a number would settle it, such as “${exampleShare(view)}”.`
  }
}

function wordNothing(verdict: Extract<Verdict, { kind: 'none' }>, view: GoalView, response: string): string {
  const said = quoted(verdict.clause?.quote ?? response)
  const old = `${view.progress}%`
  switch (verdict.clause?.stance) {
    case 'plan':
      return `${said} is a plan, so it stays at ${old}; tell me once it is done, and how much.`
    case 'not-done':
      return `You said ${said}, so nothing was added and it stays at ${old}.`
    case 'question':
      return `${said} is a question, so it stays at ${old}; tell me what is done, such as “${exampleShare(view)}”.`
    case 'if':
      return `${said} has not happened yet, so it stays at ${old}; tell me what is done by now.`
    case 'someone-else':
      return `${said} is about someone else, so it stays at ${old}; tell me what you did yourself.`
    case 'long-ago':
      return `${said} was before this mission, so it stays at ${old}; tell me what you did since you set it.`
    case 'habit':
      return `${said} is a habit, and I am unsure how much it comes to, so it stays at ${old}; tell me the count so far, such as “${exampleShare(view)}”.`
    case 'command':
      return `${said} tells me what to write, not what you did, so it stays at ${old}; tell me what is done, such as “${exampleShare(view)}”.`
    default:
      return `You said ${said}, which gives me no amount, so I am unsure and it stays at ${old}; tell me how much is done, such as “${exampleShare(view)}”.`
  }
}

/** An example of an answer that would settle it, in the goal's own units. */
function exampleShare(view: GoalView): string {
  const size = view.sizes[0]
  if (size?.from !== undefined && size.to !== undefined)
    return `at ${Math.round((size.from + size.to) / 2)} ${size.word} now`
  if (size) return `${say(roundly((Math.max(view.progress, 10) / 100) * size.amount))} of ${saySize(size)}`
  if (view.milestones.length > 1)
    return `${Math.max(1, view.milestones.filter((one) => one.isCompleted).length)} of ${view.milestones.length} milestones`
  return view.progress >= 50 ? 'about three quarters' : 'about a third'
}

/** An amount as an example would name it: 1,200 rather than 1,218. */
function roundly(amount: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, amount))) - 1)
  return Math.max(1, Math.round(amount / unit) * unit)
}

function sizeName(view: GoalView): string {
  const size = view.sizes[0]
  return size ? `the ${saySize(size)}` : 'it'
}

/** Verbatim words in quotation marks, cut at a word when long. */
export function quoted(words: string): string {
  const line = words.replace(/\s+/g, ' ').trim()
  if (line.length <= QUOTE_LENGTH) return `“${line}”`
  return `“${line.slice(0, QUOTE_LENGTH).replace(/\s+\S*$/, '')}…”`
}

function plural(word: string): string {
  return /s$/.test(word) ? word : `${word}s`
}

/** The integer that goes on record. */
export function recorded(verdict: Verdict, view: GoalView): number {
  if (verdict.kind === 'completed') return 100
  if (verdict.kind === 'moved' || verdict.kind === 'lowered' || verdict.kind === 'corrected')
    return shown(verdict.percent)
  return view.progress
}
