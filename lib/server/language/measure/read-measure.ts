import 'server-only'
import type { z } from 'zod'
import type { LevelAim, measureProposal } from '@/lib/contract/measure'
import { figureWords } from '@/lib/contract/measure-words'
import { aimOf } from './aim'
import { dueIn } from './due'
import { proposeMeasure } from './propose-measure'
import { proposeRhythm } from './propose-rhythm'
import { type RhythmTime, rhythmTime } from './rhythm-time'

type Proposal = z.input<typeof measureProposal>

/** How a goal can be counted, and by when its title says that it is to be done, read from its words: a total or a level, else a rhythm, else what it is to get to. */
export function readMeasure(
  words: { title: string; description: string },
  timeZone: string,
  now = new Date(),
): Proposal {
  const read = readCount(words, timeZone, now)
  // What is for a time ends with it.
  return { ...read, due: read.until === null ? dueIn(words.title, { now, timeZone }) : null }
}

function readCount(
  { title, description }: { title: string; description: string },
  timeZone: string,
  now: Date,
): Omit<Proposal, 'due'> {
  const goal = { title: joined(title), description: joined(description), createdAt: now.toISOString(), timeZone }
  const time = rhythmTime(title, { now, timeZone })
  const untimed = { begins: null, until: null }
  const read = time ? null : proposeMeasure(goal)
  if (read) return { measure: read.measure, words: read.words, reading: read.reading, aim: null, ...untimed }
  const rhythm = proposeRhythm(goal)
  if (rhythm) {
    return { measure: rhythm.measure, words: timed(rhythm.words, time), reading: null, aim: null, ...(time ?? untimed) }
  }
  const aim = aimOf(goal)
  return { measure: null, words: aim ? aimWords(aim) : '', reading: null, aim, ...untimed }
}

/** "Counted as a rhythm: every day, from 1 January until 31 January." */
function timed(words: string, time: RhythmTime | null): string {
  if (!time) return words
  const from = time.begins ? ` from ${shownDay(time.begins)}` : ''
  return words.replace(/\.$/, `,${from} until ${shownDay(time.until)}.`)
}

/** "10 000" as one figure. */
function joined(text: string): string {
  return text.replace(/\b\d{1,3}(?:[ \u00a0\u202f\u2009]\d{3})+\b/g, (figure) => figure.replace(/\D/g, ''))
}

const dayForm = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' })

function shownDay(day: string): string {
  return dayForm.format(Date.parse(`${day}T00:00:00Z`))
}

/** "Counted in kg, to 70." Of a clock time the goal's own words say what it is of. */
function aimWords({ unit, format, target }: LevelAim): string {
  if (format === 'duration') return `Counted by your time, to ${figureWords({ format }, target)}.`
  return `Counted in ${unit}, to ${figureWords({ format }, target)}.`
}
