import 'server-only'
import type { CareLevel } from '@/lib/contract/care'
import { atOnce, inTurns } from '@/lib/server/take-turns'
import { readEnglish, resemblesClosely } from './safety-english'
import { type CountryCode, countryIn, linesOf } from './safety-help/crisis-lines'
import { english } from './safety-languages/english'
import { careLanguages } from './safety-languages/languages'
import { cryInAnyLanguage } from './safety-languages/read-languages'
import type { CrisisKind } from './safety-patterns/crisis-pattern'
import { plainSpelling } from './safety-spelling/plain-spelling'

/** What a text asks of its reader; `language` is that of the cry. All null where nothing in it sounds like one. */
export type Care =
  | { level: CareLevel; kind: CrisisKind; language: string }
  | { level: null; kind: null; language: null }

const NO_CARE = { level: null, kind: null, language: null } as const

/**
 * Whether a text sounds like a cry, before any engine sees it. An **explicit** one is answered with the fixed words of
 * help, and no engine sees it. An **unclear** one gets the ordinary answer and one quiet line from the interface. The
 * same for the same text, in any spelling that a reader would understand, and in fourteen languages where it is said
 * outright; a relapse into drink or smoking is a set-back and none.
 */
export function readCare(text: string): Care {
  return atOnce(careSteps(text))
}

/** As `readCare`, in turns: a long text takes longer than others should wait. */
export function readCareInTurns(text: string): Promise<Care> {
  return inTurns(careSteps(text))
}

/** `readCare` as steps, for work of which it is a part. */
export function* careSteps(text: string): Generator<void, Care> {
  return latest.get(text) ?? kept(text, yield* stepsOf(text))
}

function* stepsOf(text: string): Generator<void, Care> {
  const plain = plainSpelling(text)
  yield
  const foreign = yield* cryInAnyLanguage(plain)
  if (foreign) return { level: 'explicit', ...foreign }
  const cry = yield* readEnglish(plain)
  return cry ? { ...cry, language: english.code } : NO_CARE
}

/** Whether an `unclear` text is near enough to a cry to ask its writer about it, and not only to show the quiet line. */
export function isLikelyCry(text: string): boolean {
  return resemblesClosely(plainSpelling(text))
}

/** What was read last: while one message is answered, half a dozen ask of it. */
const latest = new Map<string, Care>()
const MOST_LATEST = 16

function kept(text: string, care: Care): Care {
  if (latest.size >= MOST_LATEST) latest.clear()
  latest.set(text, care)
  return care
}

/**
 * What an answer to someone's text says of care: the level, and the words of help where it is explicit. Several texts
 * count as their gravest.
 */
export function careFor(
  texts: string | readonly string[],
  user: { timeZone: string },
): { care?: string; careLevel: CareLevel | null } {
  return answeredBy([texts].flat().map(readCare), user)
}

/** As `careFor`, in turns as `readCareInTurns`. */
export async function careForInTurns(
  texts: string | readonly string[],
  user: { timeZone: string },
): Promise<ReturnType<typeof careFor>> {
  const read: Care[] = []
  for (const text of [texts].flat()) read.push(await readCareInTurns(text))
  return answeredBy(read, user)
}

function answeredBy(read: readonly Care[], user: { timeZone: string }): ReturnType<typeof careFor> {
  const { level, language } = read.find((one) => one.level === 'explicit') ?? read.find((one) => one.level) ?? NO_CARE
  if (level !== 'explicit') return { careLevel: level }
  return { care: crisisReply({ language, timeZone: user.timeZone }), careLevel: level }
}

/** How the numbers of several countries are told where nothing says in which of them the writer is. */
const ANYWHERE = { emergency: '911 in the US and Canada, 999 in the UK, 112 in Europe' }

/** Whom to give words of help to: `language` is that of the cry, `isRepeated` where the message before got them too. */
export type Helped = { language?: string | null; timeZone?: string; isRepeated?: boolean }

/**
 * The fixed answer to words of crisis, in the language of the cry, with the lines of the country first that the writer's
 * time zone lies in. Plain text, paragraphs parted by a blank line.
 */
export function crisisReply({ language, timeZone, isRepeated = false }: Helped = {}): string {
  const { code, countries, help } = careLanguages.find((one) => one.code === language) ?? english
  const here = timeZone ? countryIn(timeZone) : null
  const named = [...new Set([...(here ? [here] : []), ...countries])]
  const filled = (words: string) =>
    words.replace('{emergency}', emergencyNumbers(code, here, countries)).replace('{lines}', lineList(code, named))
  if (isRepeated) return filled(help.again)
  return [help.opening, help.danger, help.lines, help.question].map(filled).join('\n\n')
}

function emergencyNumbers(language: string, here: CountryCode | null, countries: CountryCode[]): string {
  if (here) return linesOf(here).emergency
  if (language === english.code) return ANYWHERE.emergency
  const numbers = [...new Set(countries.map((one) => linesOf(one).emergency))]
  return numbers.join(' / ') || '112'
}

/** "Germany: TelefonSeelsorge 0800 111 0 111; United States: 988", the international list where no line is sure. */
function lineList(language: string, countries: CountryCode[]): string {
  const nameOf = new Intl.DisplayNames([language], { type: 'region' })
  const told = countries.flatMap((country) => {
    const { lines } = linesOf(country)
    return lines.length ? [`${nameOf.of(country)}: ${lines.join(', ')}`] : []
  })
  return told.join('; ') || 'findahelpline.com'
}
