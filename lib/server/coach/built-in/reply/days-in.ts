import 'server-only'

const WEEKDAYS = 'sunday monday tuesday wednesday thursday friday saturday'.split(' ')
const DAY = '(?:sun|mon|tues|wednes|thurs|fri|satur)days?'
const RANGE = new RegExp(`\\b(${DAY}) ?(?:to|through|till|until|-|–) ?(${DAY})\\b`)
const SPARED = new RegExp(
  `\\b(?:not|no|except|without|but|skip|avoid|leave out|minus|never|off)(?: (?:on|for))?(?: (?:the|any|my))? ((?:${DAY})(?:(?:,| and| or|, and) (?:${DAY}))*)|\\b(?:can't|cannot|can not|won't|don't|am busy|i'm busy|am off|work)\\b[^.!?]{0,40}?\\bon (?:a )?((?:${DAY})(?:(?:,| and| or) (?:${DAY}))*)|\\b((?:${DAY})(?:(?:,| and| or) (?:${DAY}))*) (?:is|are|does not|doesn't|do not|don't|won't) (?:not |no |n't )?(?:work\\w*|good|possible|out|off|free|taken|impossible|full)\\b`,
  'g',
)

/** The days of the week that a text wants and those it rules out, as 0 (Sunday) to 6. */
export function daysIn(text: string): { wanted: number[]; spared: number[] } {
  const spared = [...text.matchAll(SPARED)].flatMap(([, a, b, c]) => named(a ?? b ?? c ?? ''))
  const rest = text.replace(SPARED, ' ')
  const range = RANGE.exec(rest)
  const wanted = range
    ? between(indexOf(range[1] ?? ''), indexOf(range[2] ?? ''))
    : /\b(?:weekdays|work(?:ing)? days)\b/.test(rest)
      ? [1, 2, 3, 4, 5]
      : /\bthe weekend\b/.test(rest)
        ? [6, 0]
        : named(rest)
  return { wanted: wanted.filter((one) => !spared.includes(one)), spared }
}

/** Whether a message says no more than which days are out. */
export function onlySparesDays(text: string): boolean {
  return text.length < 90 && daysIn(text).spared.length > 0 && daysIn(text).wanted.length === 0 && OPENS.test(text)
}

const OPENS = new RegExp(
  `^(?:(?:no|but|please|ok(?:ay)?|sorry|actually|and|hm+)[,.]? )*(?:not|no|except|without|skip|avoid|leave out|never|i (?:can't|cannot|can not|won't|don't|am busy|work)|i'm busy|(?:on )?${DAY})\\b`,
)

function named(text: string): number[] {
  return [...text.matchAll(new RegExp(`\\b${DAY}\\b`, 'g'))].map(([day]) => indexOf(day))
}

function indexOf(day: string): number {
  return WEEKDAYS.indexOf(day.replace(/s$/, ''))
}

function between(from: number, to: number): number[] {
  const length = ((to - from + 7) % 7) + 1
  return Array.from({ length }, (_, at) => (from + at) % 7)
}
