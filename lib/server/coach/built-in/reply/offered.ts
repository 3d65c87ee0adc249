import 'server-only'
import type { Proposal } from '@/lib/contract/proposal'
import { WAITS } from '@/lib/contract/waits'
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
  if (asked.length > 0) return `${asked.join(' ')} Fill it in on the card. ${WAITS}`
  return `${proposals.length === 1 ? 'Here it is as a card.' : `Here they are as ${proposals.length} cards.`} ${WAITS}`
}

function heardWords(proposals: readonly Proposal[]): string | null {
  const open = proposals.find(({ ask }) => ask)
  const entry = proposals.find(({ verb }) => verb === 'entry.write')
  const kind = entry && kindWord(readText(entry.source.quote).sentences.flatMap(wordsOf))
  const kept =
    entry && [kind, KEEP, ...(entry.missing ?? []).flatMap((field) => ASKS[field] ?? [])].filter(Boolean).join(' ')
  const sure = proposals.filter((one) => !one.ask && one !== entry)
  return [orderedWords(sure), open && askedWords(open), kept].filter(Boolean).join(' ') || null
}

/** What a card asks back, by the name of what it is about. */
function askedWords({ title, ask }: Proposal): string {
  const named = ask?.options.flatMap(({ label, milestoneIds }) => (milestoneIds?.length === 1 ? label : [])) ?? []
  const steps = listed(
    named.map((label) => label.replace(/ is done$/, '')),
    'or',
  )
  const far = ask?.kind === 'share' ? `how far that takes ${quoted(title)}` : `of the figure for ${quoted(title)}`
  const asked = named.length > 1 ? `Which are done, ${steps}?` : `Is ${steps} done?`
  return `${named.length > 0 ? asked : `I am not sure ${far}.`} Answer on the card, or leave it.`
}
