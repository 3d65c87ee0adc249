import 'server-only'
import type { Proposal } from '@/lib/contract/proposal'
import { listed } from '@/lib/server/language/questions/day-words'
import { wordTable } from '@/lib/server/language/word-table'
import type { Offers } from '../../context'
import { quoted } from '../analysis/claim'

const ASKS = wordTable<string>({
  scheduledFor: 'When should it be?',
  title: 'What should it be called?',
  domain: 'Which area is it in?',
  goalId: 'Which goal is it for?',
  reminderId: 'Which alert do you mean?',
  milestoneIds: 'Which milestone do you mean?',
  mood: 'How was your energy, 1 to 5?',
  measure: 'How should it be counted?',
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
  if (asked.length > 0)
    return `${titles(proposals)} ${asked.join(' ')} Fill it in on the card; nothing changes until you press Apply.`
  return `${titles(proposals)} Nothing changes until you press Apply.`
}

function heardWords(proposals: readonly Proposal[]): string | null {
  if (proposals.length === 0) return null
  const open = proposals.find(({ ask }) => ask)
  const question = open?.ask && `${askedOf(open.title, open.ask)}: ${open.ask.words} Answer on the card, or leave it.`
  const entry = proposals.find(({ verb }) => verb === 'entry.write')
  const kept = entry && [KEEP, ...(entry.missing ?? []).flatMap((field) => ASKS[field] ?? [])].join(' ')
  const sure = proposals.filter((one) => !one.ask && one !== entry)
  const told = sure.length > 0 ? `I heard: ${sure.map(({ title }) => title).join('; ')}. Keep it with Apply.` : null
  return [told, question, kept].filter(Boolean).join(' ')
}

/** What is asked about: milestones by their names, since the card has none yet. */
function askedOf(title: string, { kind, options }: NonNullable<Proposal['ask']>): string {
  const named = kind === 'milestones' ? options.flatMap(({ label }) => MILESTONE.exec(label)?.[0] ?? []) : []
  return named.length > 0 ? listed(named) : quoted(title)
}
const MILESTONE = /^“.+”(?= is done$)/

function titles(proposals: readonly Proposal[]): string {
  const [first] = proposals
  if (proposals.length === 1 && first) return `${first.title.replace(/\.$/, '')}.`
  return `${proposals.map(({ title }) => `- ${title}`).join('\n')}\n\n`
}
