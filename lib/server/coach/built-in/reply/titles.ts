import 'server-only'
import { onOneLine } from './sentences'

const MOST = 70

/** Verbs that a goal's title commonly starts with; a title that starts with another word is left as it is. */
const VERBS = new Set(
  'accept achieve add apply ask attend bake be become begin bike book bring build buy call climb clean clear close code complete compose cook create cut cycle dance declutter deliver deploy design develop do draw drink drop earn eat exercise explore expand fast find finish fix get give grow have help hike hire host improve increase invest join journal jog keep knit land launch learn limit listen live lose lower maintain make master meditate meet mentor move negotiate open organise organize own paint pass pay perform plan plant play practice practise prepare present publish quit raise reach read rebuild record reconnect reduce release renovate repair repay replace rest restore ride row run save sell send set ship sing sleep speak spend start stay stop stretch strengthen study submit swim switch take talk teach tidy train travel understand update visit volunteer walk watch win wake work write'.split(
    ' ',
  ),
)
const DOUBLED = new Set('run swim get stop quit cut plan set win jog put sit begin drop ship knit'.split(' '))

/** The title between quotation marks, shortened at a word where it is very long. */
export function quoteTitle(title: string): string {
  return `“${shortTitle(title)}”`
}

/** The title on one line, at most 70 characters. */
export function shortTitle(title: string): string {
  const line = onOneLine(title)
  if (line.length <= MOST) return line
  const cut = line.slice(0, MOST - 1)
  return `${cut.includes(' ') ? cut.slice(0, cut.lastIndexOf(' ')) : cut}…`
}

/** "Run a half marathon" → "running a half marathon"; null for a title that is no plain order to oneself. */
export function doing(title: string): string | null {
  const plain = plainOrder(title)
  if (!plain) return null
  return `${gerund(plain.verb)}${toSecondPerson(plain.rest)}`
}

/** "Run a half marathon" → "run a half marathon", in the second person, or in the first as the user wrote it. */
export function order(title: string, person: 'second' | 'first' = 'second'): string | null {
  const plain = plainOrder(title)
  if (!plain) return null
  return `${plain.verb}${person === 'second' ? toSecondPerson(plain.rest) : plain.rest}`
}

function gerund(verb: string): string {
  if (verb === 'be') return 'being'
  if (DOUBLED.has(verb)) return `${verb}${verb.at(-1)}ing`
  if (/[^aeiouy]e$|ue$/.test(verb)) return `${verb.slice(0, -1)}ing`
  return `${verb}ing`
}

function plainOrder(title: string): { verb: string; rest: string } | null {
  const line = onOneLine(title).replace(/[.!]+$/, '')
  const found = line.match(/^([A-Za-z]+)(\s.+)?$/)
  const verb = found?.[1]?.toLowerCase() ?? ''
  const rest = found?.[2] ?? ''
  if (!VERBS.has(verb) || line.length > 60 || /[?!:;()[\]{}<>*_#@/\\|]/.test(line)) return null
  // "Journal daily" and "Book club" begin with words that are also nouns: without an object they stay untouched.
  if (
    /^(?:journal|book|date|work|record|stretch|practice|plan|plant|present|play|train|call|fast|rest|host|visit|land|bike|row|set|cook|watch|help|master|meditate|exercise)$/.test(
      verb,
    ) &&
    !/^\s(?:a|an|the|my|every|each|one|two|three|all|with|for|at|in|on|out|as|more|less|\d)/.test(rest)
  )
    return null
  return { verb, rest }
}

function toSecondPerson(text: string): string {
  return text
    .replace(/\bmyself\b/gi, 'yourself')
    .replace(/\bmy\b/gi, 'your')
    .replace(/\b(?:I|me)\b/g, 'you')
    .replace(/\bmine\b/gi, 'yours')
}
