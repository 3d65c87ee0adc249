import 'server-only'
import { DID_YOU_MEAN } from '@/lib/contract/did-you-mean'
import type { Proposal } from '@/lib/contract/proposal'
import { ALL_WAIT, WAITS } from '@/lib/contract/waits'
import { wordsOf } from '@/lib/server/language/phrases'
import { listed } from '@/lib/server/language/questions/day-words'
import { readText } from '@/lib/server/language/text'
import { wordTable } from '@/lib/server/language/word-table'
import type { Offers } from '../../context'
import { quoted } from '../analysis/claim'
import { kindWord } from './hard-moment'

const ASKS = wordTable<string>({
  scheduledFor: 'When should it be?',
  title: 'What should it be called?',
  domain: 'Which area is it in?',
  goalId: 'Which goal is it for?',
  reminderId: 'Which alert do you mean?',
  milestoneIds: 'Which milestone do you mean?',
  mood: 'How was your energy, 1 to 5?',
  measure: 'How should it be counted?',
  milestones: 'What is the milestone called?',
})

const MOST_LEFT = 5
/** Of what is told and no goal counts. */
const KEEP = 'I can keep that in your journal: press Apply, or leave it.'
/** Of an alert that is called off. */
const ANOTHER_TIME = 'Then a shorter one, or another time.'
export const TO_JOURNAL = 'Write that in my journal'

/** What can be said instead, each for one press. */
export function offeredPresses(presses: readonly string[]): string {
  return [DID_YOU_MEAN, ...presses.map((one) => `- ${one}`)].join('\n')
}

/** What stands under the reply as cards, in words that claim nothing done; null where there is nothing. */
export function offeredWords({ ordered, heard, refused, notTaken = [] }: Offers): string | null {
  const left = notTaken.length > 0 ? `I left out ${listed(notTaken.slice(0, MOST_LEFT).map(quoted), 'or')}.` : null
  const parts = [orderedWords(ordered), left, heardWords(heard), ...refused].filter(Boolean)
  return parts.length > 0 ? parts.join('\n\n') : null
}

function orderedWords(proposals: readonly Proposal[]): string | null {
  if (proposals.length === 0) return null
  const asked = [
    ...new Set(
      proposals.flatMap(({ missing = [] }) => missing.map((field) => ASKS[field] ?? 'Something is still missing.')),
    ),
  ]
  const all = proposals.length
  if (asked.length > 0) return `${asked.join(' ')} Fill it in on the card. ${all === 1 ? WAITS : ALL_WAIT}`
  return all === 1 ? `Here it is as a card. ${WAITS}` : `Here they are as ${all} cards. ${ALL_WAIT}`
}

function heardWords(proposals: readonly Proposal[]): string | null {
  const open = proposals.find(({ ask }) => ask)
  const entry = proposals.find(({ verb }) => verb === 'entry.write')
  const notes = proposals.filter(({ input }) => input.note !== undefined)
  const told = entry ?? notes[0] ?? proposals.find(({ verb }) => verb === 'alert.move')
  const isOff = told?.verb === 'alert.move'
  const kind = (told && kindWord(readText(told.source.quote).sentences.flatMap(wordsOf))) ?? (isOff && ANOTHER_TIME)
  const kept = entry && [KEEP, ...(entry.missing ?? []).flatMap((field) => ASKS[field] ?? [])].join(' ')
  const sure = proposals.filter((one) => !one.ask && one !== entry && !notes.includes(one))
  const parts = [kind, orderedWords(sure), open && askedWords(open), kept, notes.length > 0 && notedWords(notes)]
  return parts.filter(Boolean).join(' ') || null
}

/** What is told of goals and moves none. */
function notedWords(notes: readonly Proposal[]): string {
  const titles = notes.map(({ title }) => title.replace(/^.*?(?=“)/, ''))
  return `I can log that for ${listed(titles, 'or')}, without moving it: press Apply, Edit to move it, or leave it.`
}

/** What a card asks back, by the name of what it is about. */
function askedWords({ title, ask }: Proposal): string {
  const named = ask?.options.flatMap(({ label, milestoneIds }) => (milestoneIds?.length === 1 ? label : [])) ?? []
  const steps = listed(
    named.map((label) => label.replace(/ is done$/, '')),
    'or',
  )
  const [only, ...others] = ask?.options ?? []
  const isOne = only && others.length === 1 && /\d/.test(only.label)
  const far = ask?.kind === 'share' ? `how far that takes ${quoted(title)}` : `of the figure for ${quoted(title)}`
  const unsure = isOne ? `Does that take ${quoted(title)} to ${only.label}?` : `I am not sure ${far}.`
  const asked = named.length > 1 ? `Which are done, ${steps}?` : `Is ${steps} done?`
  return `${named.length > 0 ? asked : unsure} Answer on the card, or leave it.`
}
