import 'server-only'
import { sections } from '@/lib/contract/settings-sections'

/** Where in Settings something is, by what it is asked for with. */
const PLACES: readonly [asked: RegExp, section: string][] = [
  [/\b(?:export|download|back ?up)\b/i, sections.data],
  [/\bimport\b/i, sections.moving],
  [/\b(?:password|log ?out|sign out|passkey|two[- ]factor|2fa)\b/i, sections.sessions],
  [
    /\b(?:my data|privacy|private|(?:who|any(?:one|body)|some(?:one|body))(?: else)? (?:can |may |could )?(?:read|see)s?)\b/i,
    sections.engine,
  ],
  [/^\W*(?:can|does|do|will) \p{L}+ (?:see|read) (?:what|my|this|any)\b/iu, sections.engine],
  [/\bdelete (?:my|the) account\b/i, sections.danger],
  [/\b(?:quiet hours|notifications?|push (?:messages?|notif\w*))\b/i, sections.phone],
  [/\b(?:dark|light) (?:mode|theme)|\b(?:theme|time ?zone|time format)\b/i, sections.appearance],
  [/\b(?:change|switch|another|different|new|choose|pick) (?:my |the |a )?(?:coach|persona)\b/i, sections.coaching],
  [/\b(?:change|edit) my (?:name|email)\b/i, sections.account],
  [/\bcalendar\b.*\b(?:sync|connect|subscribe|feed)|\b(?:sync|connect|subscribe)\b.*\bcalendar\b/i, sections.programs],
]
/** What the app calls things. */
const MEANINGS: readonly [asked: RegExp, meaning: string][] = [
  [/\bmilestone\b/i, 'A milestone is a step on the way to a goal. You tick it on the goal’s page, or tell me.'],
  [/\bcheck-?in\b/i, 'A check-in is your answer to how a goal goes. What it says moves the goal’s progress.'],
  [/\bmission\b/i, 'A mission is another word for a goal.'],
  [/\bmeasure\b/i, 'A measure is what a goal is counted in, such as books or kilometres, and how far it is to go.'],
  [/\brhythm\b/i, 'A rhythm is what is to be done again and again, such as three times a week.'],
]
/** What is done on a screen of its own. */
const BY_HAND: readonly [asked: RegExp, way: string][] = [
  [
    /\b(?:add|put|attach|upload)\b.*\b(?:photo|picture|image)s?\b/i,
    'A photo is added in the journal, under what you write.',
  ],
  [
    /^\W*(?:\p{L}+ ){0,3}?(?:make|create|generate|give|show|prepare|print|get|see)(?: me| us)? (?:an?|the|my) (?:\p{L}+ )?report\b/iu,
    'Each week, month and year has its report in Review: choose it there, and print it if you like.',
  ],
]
const WHAT_IS = /^\W*what(?:['’]?s| is| are| does)\b(?: an?| the)?(?= \S+(?: mean)?\W*$)/i
/** What was done is asked of the record. */
const OF_RECORD = /\b(?:did|was|were)\b|\bhave (?:i|we)\b|^\W*when\b|\bremind me\b/i
const MOST_CHARACTERS = 80

/** Where something of the app is, or what it calls a thing, where a short message asks for that; null for any other. */
export function whereIs(message: string): string | null {
  if (message.length > MOST_CHARACTERS || OF_RECORD.test(message)) return null
  const meaning = WHAT_IS.test(message) && MEANINGS.find(([asked]) => asked.test(message))?.[1]
  if (meaning) return meaning
  const way = BY_HAND.find(([asked]) => asked.test(message))?.[1]
  if (way) return way
  const section = PLACES.find(([asked]) => asked.test(message))?.[1]
  return section ? `You find that in Settings, under “${section}”.` : null
}
