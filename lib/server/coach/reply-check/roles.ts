import 'server-only'
import type { Figure } from './figures-in'

/** What a figure is of, where that is told: figures of two different ones never bear each other out. */
export type Role = 'pace' | 'need' | 'chance' | 'progress' | 'target' | 'forecast'

/** What says of the figure before or behind it that so much is needed, in the languages that are read. */
const NEEDED =
  /^(?:[ -]?(?:points?|percent|%))?(?: (?:a|per|each|every|pro|par|por|a la|al|alla|à|per) (?:week|day|month|woche|semaine|semana|settimana|tag|jour|día|giorno|month|mois|mes))?(?:,? (?:that|which))? (?:you |we |are |is |it |would |will |was |were ){0,3}(?:need|require|necessary)/i
const NEEDS =
  /\b(?:need(?:s|ed)?|require[sd]?|brauchst|bräuchtest|nötig sind|il (?:te )?faut|tu as besoin de|necesitas|te hacen falta|ti servono|hai bisogno (?:di|del)|precisas? de|je hebt|potrzebujesz)(?: is| of| are| about| du| at least| only| just|:){0,2} $/i
export const RATE =
  /^(?: points?| \p{L}+)? (?:a|per|each|every|pro|par|por|a la|al|alla|à) (?:day|week|month|woche|tag|monat|semaine|jour|mois|semana|día|mes|settimana|giorno|mese)/iu

const PACE =
  /\bpace\b|\baverag|\bso far\b|since the start|\b(?:mak|mov|gain|go|do|add|bring)(?:e|es|s|ing|ve|ves)\b|\b(?:machst|schaffst|tempo|rythme|avances|ritmo|haces|fais)\b/
const NEED =
  /\bneed|\brequire|\bmust\b|have to\b|\bto arrive\b|\bto make it\b|\bto get there\b|\bon time\b|\bwould take\b|\btakes\b/
const CHANCE = /\bchance|\bodds\b|\blikel|\bprobab/
const TARGET = /\b(?:target|due|deadline|by|until|overdue)\b/
const FORECAST = /\b(?:arriv|finish|expect|forecast|pace|land|predict|about|around|reach|there)/

/** What a figure is of, by the words around it in its part of the sentence. */
export function roleOf(text: string, figure: Figure, label: Role | null = null): Role | null {
  const { part, before } = partAround(text, figure)
  const isNeeded = NEEDED.test(text.slice(figure.to, figure.to + 60)) || NEEDS.test(before)
  const isRate = RATE.test(text.slice(figure.to, figure.to + 40))
  if (isNeeded && (isRate || figure.kind === 'percent')) return 'need'
  if (isRate) {
    if (NEED.test(part)) return PACE.test(part) ? nearest(part, figure, text) : 'need'
    if (PACE.test(part) || /\bat (?:about |around )?$/.test(before)) return 'pace'
    return label === 'pace' || label === 'need' ? label : null
  }
  if (figure.kind === 'percent') {
    if (CHANCE.test(part)) return 'chance'
    return label === 'progress' || /\b(?:stands?(?: now)?|(?:is|are)(?: now)? at)(?: at)? (?:about )?$/.test(before)
      ? 'progress'
      : null
  }
  if (figure.kind === 'date') {
    if (/\bby $|\buntil $|\bdue(?: on)? $|target(?: date)?(?: is|:)? $/.test(before)) return 'target'
    if (label === 'forecast') return 'forecast'
    if (/\b(?:arriv|finish|expect|forecast|done on|land)/.test(before) && !/\bfinished\b/.test(before))
      return 'forecast'
    if (label === 'target' || TARGET.test(before)) return 'target'
    return FORECAST.test(before) && /\b(?:about|around)\b/.test(before) ? 'forecast' : null
  }
  return null
}

function nearest(part: string, figure: Figure, text: string): Role {
  const at = part.indexOf(text.slice(figure.from, figure.to).toLowerCase())
  const distance = (pattern: RegExp) =>
    Math.min(...[...part.matchAll(new RegExp(pattern, 'g'))].map(({ index }) => Math.abs(index - at)))
  return distance(NEED) < distance(PACE) ? 'need' : 'pace'
}

/** The part of a text between the marks around a figure, in small letters, and what of it stands before the figure. */
export function partAround(text: string, { from, to }: Pick<Figure, 'from' | 'to'>): { part: string; before: string } {
  const marks = /[;.!?](?:\s|$)|:\s(?![“"])|,\s|\s[–—]\s|\n|\)| (?:but|while|whereas|and|against) /g
  let start = 0
  let end = text.length
  for (const { index, 0: mark } of text.matchAll(marks)) {
    if (index + mark.length <= from) start = index + mark.length
    else if (index >= to) {
      end = index
      break
    }
  }
  return { part: text.slice(start, end).toLowerCase(), before: text.slice(start, from).toLowerCase() }
}
