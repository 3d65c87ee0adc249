import 'server-only'
import { stem } from './milestone-stems'

/** What leads up to a thing and is not it yet: paint bought is no wall painted. */
const PREPARED =
  /\b(bought|ordered|picked|chose|chosen|applied|tried|printed|measured|looked|viewed|compared|shortlisted|researched|discussed|talked|asked|emailed|phoned|called|quoted|tasted|saw|seen|visited|refused|rejected|declined|failed|signed up|enrolled|registered|designed|drafted|expensive|prepared|arrived|delivered|delayed|unpacked)\b/

/** Verbs of milestones, each with those whose past fulfils it. */
const FULFILLED: [aim: RegExp, by: RegExp][] = [
  [/\b(?:choose|pick|select|decide|find|settle|hire|book)\b/i, /^(?:picked|chose|chosen|seen)$/],
  [
    /\b(?:buy|order|purchase|get|own|acquire|source|collect|find)\b/i,
    /^(?:bought|ordered|arrived|delivered|picked|called|signed up)$/,
  ],
  [/\b(?:apply|application)/i, /^applied$/],
  [/\b(?:register|enrol|sign|join|recruit|members?|subscribers?)/i, /^(?:signed up|registered|enrolled)$/],
  [/\b(?:see|visit|view|tour|meet)\b/i, /^(?:saw|seen|visited|viewed|looked)$/],
  [/\b(?:contact|call|phone|ask|talk|speak|email|interview)\b/i, /^(?:called|phoned|asked|emailed|talked)$/],
  [/\b(?:plan|design|draft|sketch|blueprint)/i, /^(?:designed|drafted|printed)$/],
]
/** Titles of one word that name work to do on a thing, and not the thing to get. */
const WORK =
  /^(?:paint\w*|til(?:e|es|ing)|plaster\w*|sand\w*|varnish\w*|floor\w*|wir(?:e|ing)|plumb\w*|wallpaper\w*|glaz\w+|edit\w*|print\w*|test\w*|launch\w*|sew\w*|cut\w*|knit\w*|fram\w+|plant\w*|dig\w*|wall\w*|roof\w*|cabinets?|insulat\w+|electrics?|kitchen|bed|deck\w*|fenc\w+)$/i

/** Whether a clause tells of what comes before a milestone: "tried on some rings" for "Buy rings". */
export function isOnlyPrepared(words: string, title: string, isBuilt = false): boolean {
  const verb = PREPARED.exec(words)?.[1]
  if (!verb) return false
  const stems =
    title
      .toLowerCase()
      .match(/[a-z]+/g)
      ?.map(stem) ?? []
  const first = title.includes(' ') ? (title.toLowerCase().match(/^[a-z]+/)?.[0] ?? '') : ''
  const isOwnDeed = words.match(/[a-z]+/g)?.some((word) => word !== first && stem(word) === stems[0]) ?? false
  if (stems.includes(stem(verb)) || (first && isOwnDeed)) return false
  if (FULFILLED.some(([aim, by]) => aim.test(title) && by.test(verb))) return false
  if (/^(?:refused|rejected|declined|failed|expensive|delayed)$/.test(verb)) return true
  return isBuilt || WORK.test(title) || OWN_VERB.test(title)
}

const OWN_VERB =
  /^(?:get|buy|own|fit|install|send|open|build|paint|write|rent|sign|publish|release|launch|record|sell|hold|host|pass|beta|finish|assemble|lay|hang|plant|make|cook|bake|sew|print|edit|test|film|move|pack|do)\b/i

/** "The beta is running", "the publisher sent me a card": under way, or the doing of those it names. */
export function isUnderWayOrTheirs(words: string, title: string): boolean {
  if (
    /\b(?:test|trial|course|campaign|training|pilot|season|sale)\b/i.test(title) &&
    /\b(?:is|are|'s) (?:now |already |currently )?(?:running|live|on|going|open)\b/.test(words)
  )
    return true
  const subject = words.match(
    /^(?:the|my|our) ([a-z]+) (?:sent|gave|told|asked|wrote|called|emailed|offered) (?:me|us)\b/,
  )?.[1]
  return (
    subject !== undefined &&
    /^(?:send|contact|call|find|choose|book|email|meet)\b/i.test(title) &&
    title.toLowerCase().includes(subject)
  )
}
