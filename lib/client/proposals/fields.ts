import { instantOf } from '@/lib/client/reminders/times'
import { dayOf, timeOf } from '@/lib/client/time/calendar'
import type { Proposal, Verb } from '@/lib/contract/proposal'

type FieldKind = 'text' | 'words' | 'number' | 'day' | 'moment' | 'energy' | 'area' | 'lines'

/** A field of a proposal's input that can be put right before it is applied. */
export type ProposalField = { name: string; label: string; kind: FieldKind }

const title: ProposalField = { name: 'title', label: 'Title', kind: 'text' }
const date: ProposalField = { name: 'date', label: 'Date', kind: 'day' }
const dueDate: ProposalField = { name: 'targetDate', label: 'Due', kind: 'day' }
const area: ProposalField = { name: 'domain', label: 'Area', kind: 'area' }
const moment: ProposalField = { name: 'scheduledFor', label: 'When', kind: 'moment' }
const note: ProposalField = { name: 'note', label: 'Note', kind: 'text' }

/** What can be edited of each verb's input; what is missing can be filled in whatever it is. */
const fieldsOfVerb: Record<Verb, readonly ProposalField[]> = {
  'goal.create': [title, area, dueDate],
  'goal.change': [title, area, dueDate],
  'goal.complete': [{ name: 'completionNotes', label: 'Notes', kind: 'words' }],
  'goal.reopen': [],
  'goal.pause': [{ name: 'until', label: 'Until', kind: 'day' }],
  'goal.resume': [],
  'goal.drop': [{ name: 'closingNote', label: 'What it taught', kind: 'words' }],
  'milestones.set': [{ name: 'milestones', label: 'Milestones, one a line', kind: 'lines' }],
  'milestone.tick': [],
  'progress.log': [{ name: 'progress', label: 'Progress in %', kind: 'number' }, note],
  'value.log': [{ name: 'value', label: 'Value', kind: 'number' }, date, note],
  'measure.set': [],
  'entry.write': [
    { name: 'mood', label: 'Energy', kind: 'energy' },
    { name: 'notes', label: 'Notes', kind: 'words' },
    date,
  ],
  'alert.add': [title, moment],
  'alert.move': [moment],
  'alert.finish': [],
  'alert.delete': [],
  'plan.make': [
    { name: 'cue', label: 'If', kind: 'text' },
    { name: 'action', label: 'Then', kind: 'text' },
    { name: 'obstacle', label: 'What could get in the way', kind: 'text' },
    { name: 'ifObstacle', label: 'Then instead', kind: 'text' },
  ],
  'plan.close': [],
  'experiment.start': [
    { name: 'action', label: 'On the days on', kind: 'text' },
    { name: 'days', label: 'Days', kind: 'number' },
  ],
  'experiment.stop': [],
  'memory.keep': [{ name: 'text', label: 'To remember', kind: 'words' }],
  'memory.forget': [],
}

/** The fields to edit: those the input holds or lacks, not every one that the verb could take. */
export function editableFields({ verb, input, missing = [] }: Pick<Proposal, 'verb' | 'input' | 'missing'>) {
  const known = fieldsOfVerb[verb].map((field) => (field.name === 'value' && 'total' in input ? totalField : field))
  const isHeld = ({ name }: ProposalField) =>
    missing.includes(name) || (input[name] !== undefined && input[name] !== null)
  // What a goal taught is asked for as it is dropped, whether or not a word was said of it.
  return known.filter((field) => isHeld(field) || verb === 'goal.drop')
}

const totalField: ProposalField = { name: 'total', label: 'Total so far', kind: 'number' }

/** A field's value as an input shows it; a moment is the zone's wall clock, `YYYY-MM-DDTHH:mm`. */
export function fieldText({ name, kind }: ProposalField, input: Proposal['input'], timeZone: string): string {
  const value = input[name]
  if (value === undefined || value === null) return ''
  if (kind === 'moment') return `${dayOf(String(value), timeZone)}T${timeOf(String(value), timeZone)}`
  if (kind === 'lines') return (value as unknown[]).map(titleOf).join('\n')
  return String(value)
}

/**
 * The input with a field as it was typed. What was emptied goes out of it, so that the server says what is missing. A
 * milestone whose title still stands keeps its identity.
 */
export function withField(
  { name, kind }: ProposalField,
  typed: string,
  input: Proposal['input'],
  timeZone: string,
): Proposal['input'] {
  const { [name]: before, ...others } = input
  const text = typed.trim()
  if (text === '') return others
  if (kind === 'number' || kind === 'energy') return { ...others, [name]: Number(text.replace(',', '.')) }
  if (kind === 'moment') {
    const [day = '', time = ''] = text.split('T')
    return { ...others, [name]: instantOf(day, time.slice(0, 5), timeZone) }
  }
  if (kind === 'lines') return { ...others, [name]: linesOf(text, before) }
  return { ...others, [name]: text }
}

function linesOf(text: string, before: unknown): unknown[] {
  const known = new Map((Array.isArray(before) ? before : []).map((one) => [titleOf(one), one]))
  const titles = text.split('\n').map((line) => line.trim())
  return titles.filter(Boolean).map((line) => known.get(line) ?? line)
}

function titleOf(milestone: unknown): string {
  return typeof milestone === 'object' && milestone !== null && 'title' in milestone
    ? String(milestone.title)
    : String(milestone)
}
