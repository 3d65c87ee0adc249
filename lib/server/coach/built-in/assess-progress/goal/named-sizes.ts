import 'server-only'
import { STOP } from './counted-sizes'
import { type GoalSize, size } from './size'

/** "Level 1 to 6", "chapters 1-12": as many as the last of them. */
export function levelsTo(text: string): GoalSize[] {
  const found = text.match(
    /\b(level|chapter|module|unit|lesson|part|season|volume|stage|book|week)s? 1(?: to | - |-| through )(\d+)\b/,
  )
  return found ? [size(Number(found[2]), `${found[1]}s`, {})] : []
}

/** "From 90 to 80 kg": the way from one level to another. */
export function rangesIn(text: string): GoalSize[] {
  const found = text.match(
    /\bfrom ([€$£]?)(\d+(?:\.\d+)?) ?([a-z%€]+)?(?: (?:a|per|each|every) (?:day|night|week|month))? ?(?:down |up )?to ([€$£]?)(\d+(?:\.\d+)?) ?([a-z%€-]+)?/,
  )
  if (!found) return []
  const word =
    found[6] && !STOP.test(found[6]) && !/^(?:o'clock|am|pm)$/.test(found[6])
      ? found[6]
      : found[3] || found[4] || found[1] || ''
  const [from, to] = [Number(found[2]), Number(found[5])]
  if (
    (!word && Math.abs(to - from) < 3 && Number.isInteger(from) && Number.isInteger(to)) ||
    from === to ||
    /^(?:am|pm|o'clock)$/.test(word)
  )
    return []
  return [{ ...size(Math.abs(to - from), word, {}), from, to }]
}

/** "Yoga twice a week for 10 weeks" is 20 sessions, "3 runs a week for 2 months" 26 runs. */
export function plannedSessions(text: string): GoalSize[] {
  const found = text.match(
    /\b(\d+) ([a-z-]+)?(?: [a-z-]+)? ?(?:a|per|each|every|\/) ?week\b.{0,20}?\bfor (?:the next )?(\d+) (weeks?|months?)\b|\bfor (\d+) (weeks?|months?),? (\d+) ([a-z-]+)?(?: [a-z-]+)? ?(?:a|per|each|every|\/) ?week\b/,
  )
  if (!found) return []
  const [rate, word, span, unit] = found[1] ? found.slice(1) : [found[7], found[8], found[5], found[6]]
  if (/^(?:hours?|minutes?|min|km|kilomet\w+|miles?|pages?|words?|days?|euros?|dollars?|pounds?)$/.test(word ?? ''))
    return []
  const weeks = /^m/.test(unit ?? '') ? (Number(span) * 13) / 3 : Number(span)
  const counted = !word || /^times?$/.test(word) ? 'sessions' : word
  return [size(Math.round(Number(rate) * weeks), counted, {})]
}

/** Feats that go by a name or a time to hold: a marathon, a two-minute plank. */
export function featsIn(text: string): GoalSize[] {
  const held = text.match(
    /\b(\d+(?:\.\d+)?)[- ](minutes?|mins?|seconds?|secs?)[- ](?:\w+ )?(?:plank|handstand|headstand|wall sit|dead hang|hang|hold|l-sit|squat hold|breath)|\b(?:plank|handstand|headstand|wall sit|dead hang|hang|l-sit|breath)\b.{0,15}?\b(\d+(?:\.\d+)?)[- ](minutes?|mins?|seconds?|secs?)\b/,
  )
  if (held) {
    const minutes = Number(held[1] ?? held[3]) / (/^s/.test(held[2] ?? held[4] ?? '') ? 60 : 1)
    return [{ ...size(minutes, 'minute', { isFeat: true }), isHeld: true }]
  }
  if (/\bhalf[- ]marathon\b|\b(?:run|train|race)\b.*\bhalf$/.test(text)) return [size(21.1, 'km', { isFeat: true })]
  if (/\bmarathon\b/.test(text)) return [size(42.2, 'km', { isFeat: true })]
  return []
}
