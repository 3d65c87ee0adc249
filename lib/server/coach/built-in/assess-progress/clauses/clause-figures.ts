import 'server-only'
import type { GoalSize } from '../goal/size'
import type { Aim } from './clause'
import { clockAsMinutes } from './dates'

/** "Down from 3,000 to 2,200" of a debt: 2,200 is still owed. */
export function owedNow(words: string, { owes }: Aim): string {
  if (!owes) return words
  return words.replace(
    /\b(?:went |is |it's |gone |come |came |got (?:it )?)?(?:down )?from [€$£]?(\d+(?:\.\d+)?)(?: [a-z]+)? (?:down )?to [€$£]?(\d+(?:\.\d+)?)\b/,
    (found, before, now) => (Number(now) < Number(before) ? `still owe ${now}` : found),
  )
}

/** "The odometer went from 300 to 380", where 300 is what the record holds: 380 in all. */
export function fromRecord(words: string, { progress, sizes }: { progress: number; sizes: GoalSize[] }): string {
  const size = sizes[0]
  if (!size || size.from !== undefined) return words
  return words.replace(/\bfrom (\d+(?:\.\d+)?)(?: [a-z]+)? to (\d+(?:\.\d+)?)\b/g, (found, before, now) =>
    Math.abs((Number(before) / size.amount) * 100 - progress) <= 1 && Number(now) > Number(before)
      ? `now at ${now}`
      : found,
  )
}

/** "3 sets of 10" is 30 of them; "30 minutes a day all week" is 210 minutes. */
function multiplied(words: string, sizes: GoalSize[]): string {
  const isReps =
    /(?:ups?|squats?|burpees?|lunges?|crunches|dips|reps?|jumps?|swings?|throws|serves|shots|strokes)$/.test(
      sizes[0]?.word ?? '',
    )
  const reps = isReps
    ? words.replace(/\b(\d+)(?: sets? of | ?[x×] ?)(\d+)\b/g, (_, sets, each) => String(Number(sets) * Number(each)))
    : words
  const each = reps
    .replace(
      /\b(\d+)(?: [a-z-]+ of | ?[x×] ?)(\d+(?:\.\d+)?) ?(km|kilomet\w+|miles?|metres?|meters?|hours?|minutes?|pages|words)(?: each)?\b/g,
      (found, n, m, unit) => (/\b(?:total|out) of/.test(found) ? found : `${Number(n) * Number(m)} ${unit}`),
    )
    .replace(
      /\b(\d+) (\d+(?:\.\d+)?)[- ](km|kilomet\w+|mile|metre|meter|hour|minute|page|word)s? ([a-z]+s)\b/g,
      (_, n, m, unit) => `${Number(n) * Number(m)} ${unit}s`,
    )
    .replace(
      /\b(\d+(?:\.\d+)?) ?(km|kilomet\w+|miles?|metres?|meters?|hours?|minutes?|pages|words) (?:on |in )?(?:each|every 1) of (?:the |these |those )?(\d+)\b/g,
      (_, m, unit, n) => `${Number(n) * Number(m)} ${unit} on`,
    )
    .replace(
      /\b(\d+(?:\.\d+)?) ?(km|kilomet\w+|miles?|metres?|meters?|hours?|minutes?|pages|words) each (?:on )?((?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*(?:, | and |, and | & )?)+)/g,
      (_, m, unit, days: string) =>
        `${Number(m) * days.split(/, and |, | and | & /).filter(Boolean).length} ${unit} on ${days}`,
    )
    .replace(/(?<![\d.])[€$£]?\d[\d.]* ?\+ ?[€$£]?\d[\d.]* ?(?:=|is|makes) ?([€$£]?\d[\d.]*)/g, 'making $1')
    .replace(/\b(\d+) (?:trays|boxes|packs|rows|batches|bags|crates|lots|racks) of (\d+)\b/g, (_, n, m) =>
      String(Number(n) * Number(m)),
    )
    .replace(
      /\b(\d+) (?:lengths?|laps?|rounds?|loops?|legs?|reps?|repeats?|shifts?|trips?) (?:of|at|in|on|@|x|round|around) (?:an? |the |our )*(\d+(?:\.\d+)?)[- ]?(km|kilomet\w+|miles?|mi|metres?|meters?|m|hours?|minutes?)\b(?: (?:pool|track|loop|course|lake|each|apiece))?/g,
      (_, n, m, unit) => `${Math.round(Number(n) * Number(m) * 1_000) / 1_000} ${unit === 'm' ? 'metres' : unit}`,
    )
    .replace(
      /\b(\d+) ((?:more |further |extra )?)(?:payments?|instalments?|installments?|transfers?|deposits?|donations?|cheques?|checks?|gifts?|notes|months) of ([€$£]?)(\d+(?:\.\d+)?)\b/g,
      (_, n, more, sign, each) => `${more ? 'another ' : ''}${sign}${Number(n) * Number(each)}`,
    )
    .replace(/\b(\d+) (?:a|per|each|every) day for (\d+) days\b/g, (_, n, days) => String(Number(n) * Number(days)))
  return each.replace(
    /\b(\d+(?:\.\d+)?) ?([a-z-]+) (?:a|per|each|every) (?:single )?(?:day|night|morning|evening)\b,? (all week|(?:all )?this week|(?:all )?last week|the whole week|for (\d+) (days?|weeks?)|for a week|for the (?:last|past) (\d+) days)/g,
    (_, amount, unit, span: string, count, counted, past) => {
      const days = past ?? (count ? Number(count) * (/^w/.test(counted) ? 7 : 1) : 7)
      return `${Number(amount) * Number(days)} ${unit} ${/^last|all last/.test(span) ? 'last week' : 'this week'}`
    },
  )
}

/** "120 kg x 3" is 120 kg lifted; "1:30" is a minute and a half where a time is the goal. */
export function plainFigures(text: string, sizes: GoalSize[]): string {
  const words = multiplied(text, sizes)
  const isTimed = sizes.some((size) => size.isHeld || (size.from !== undefined && /^min/.test(size.word)))
  const timed = isTimed ? clockAsMinutes(words) : words
  return sizes[0]?.family === 'weight' ? timed.replace(/(\d ?(?:kg|lbs?)?) ?[x×] ?\d+\b(?: reps?)?/g, '$1') : timed
}
