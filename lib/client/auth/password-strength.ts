/** What is guessed first, in small letters and without the figures and marks that are put round it. */
const COMMON = new Set(
  (
    'password passwort motdepasse contrasena qwerty qwertz azerty letmein welcome willkommen iloveyou admin ' +
    'administrator monkey dragon football baseball basketball soccer sunshine princess master superman batman trustno ' +
    'starwars whatever shadow michael jordan login hello freedom secret test changeme default abc user guest apogee'
  ).split(' '),
)

/** Neighbours on a keyboard, row by row. */
const ROWS = ['qwertyuiop', 'qwertz', 'azerty', 'asdfghjkl', 'zxcvbnm', '1234567890']

/** Figures alone are tried through until there are so many. */
const ENOUGH_FIGURES = 14

/** A repetition is looked for in what a person types, and not in a file that is pasted. */
const LONGEST = 200

/**
 * A hint, never a gate: 0 for nothing typed, then 1 (weak) to 4 (strong). Length counts most, variety a little; what the
 * character before it gives away ("123456", "qwerty", "aaaa"), and what is said twice, counts as not there.
 */
export function passwordStrength(password: string): 0 | 1 | 2 | 3 | 4 {
  if (password === '') return 0
  const characters = [...saidOnce(password.slice(0, LONGEST))]
  const length = characters.filter((_, at) => !isGivenAway(characters, at)).length
  const different = new Set(characters).size
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u].filter((kind) => kind.test(password)).length
  if (length < 8 || different < 5 || isCommon(password)) return 1
  if (/^\d+$/.test(password) && length < ENOUGH_FIGURES) return 1
  const score = Math.min(length, different * 2) + kinds * 2
  if (score < 14) return 2
  return score < 20 ? 3 : 4
}

/** "horsehorse" is as easy to guess as "horse". */
function saidOnce(password: string): string {
  return /^(.+?)\1+$/su.exec(password)?.[1] ?? password
}

function isCommon(password: string): boolean {
  const word = password.toLowerCase().replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  return COMMON.has(word)
}

/** Whether a character goes on as the two before it: the same again, the next of the alphabet or of the keyboard. */
function isGivenAway(characters: readonly string[], at: number): boolean {
  const [first, second, third] = characters.slice(at - 2, at + 1)
  if (at < 2 || first === undefined || second === undefined || third === undefined) return false
  return STEPS.some((step) => {
    const by = step(first, second)
    return by !== null && by === step(second, third)
  })
}

type Step = (from: string, to: string) => number | null

/** How far one lies from the one before, where it is no more than one place. */
const near = (from: number, to: number) => (Math.abs(to - from) <= 1 ? to - from : null)
const STEPS: readonly Step[] = [
  (from, to) => near(from.codePointAt(0) ?? 0, to.codePointAt(0) ?? 0),
  ...ROWS.map(
    (row): Step =>
      (from, to) => {
        const [one, other] = [row.indexOf(from.toLowerCase()), row.indexOf(to.toLowerCase())]
        return one < 0 || other < 0 ? null : near(one, other)
      },
  ),
]
