import 'server-only'

const MONTHS =
  'january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec'

/** Where a time is the goal, "1:30" is a minute and a half. */
export function clockAsMinutes(words: string): string {
  return words.replace(
    /\b(\d{1,2}):(\d{2})\b/g,
    (_, minutes, seconds) => `${Math.round((Number(minutes) + Number(seconds) / 60) * 1_000) / 1_000} minutes`,
  )
}

/** "The kids are 4 and 7", "aged 12", "my son, 6,", "turned 40". */
const AGES =
  /\b(?:kids?|children|sons?|daughters?|boys?|girls?|twins|nephews?|nieces?|grand\w+|neighbou?r|mum|mom|dad|brother|sister|wife|husband|boss|he|she|they)(?: (?:is|are|was|were|aged|turned|turns)|'s|'re|,)+ \d{1,2}(?:(?:,| and|, and) \d{1,2})*\b(?! (?:\w+ )?(?:times|km|books|sessions|days|weeks|lessons|chapters|pages))|\b(?:aged|turned|turning) \d{1,2}\b|\b\d{1,2}[- ](?:years?|yrs?)[- ]olds?\b/g

/** Dates, ages and clock times look like counts and are not. */
export function withoutDates(text: string): string {
  return text
    .replace(
      new RegExp(`\\b(?:\\d{1,2}(?:th)? (?:of )?(?:${MONTHS})|(?:${MONTHS}) \\d{1,2}(?:th)?)\\b(?:,? \\d{4})?`, 'g'),
      ' ',
    )
    .replace(AGES, ' ')
    .replace(/\b(?:at )?\d{1,2} (?:in the (?:morning|afternoon|evening)|at night)\b/g, ' ')
    .replace(/\b(?:an? )?(?:quarter|half|1\/4) (?:past|to) \d{1,2}\b/g, ' ')
    .replace(/\bon \d{1,2}\/\d{1,2}\b/g, ' ')
    .replace(/\b\d{4}-\d{2}-\d{2}\b|\b\d{1,2}\.\d{1,2}\.(?:\d{2,4})?\b|\b\d{1,2}\/\d{1,2}\/\d{2,4}\b/g, ' ')
    .replace(
      /\b(?:at |around |by |until |till |before |after |since |from )?\d{1,2}(?:[:.]\d{2})?\s?(?:am|pm|a\.m\.|p\.m\.|o'clock)\b/g,
      ' ',
    )
    .replace(
      /\b(?:shift|session|class|meeting|open|worked|lesson)\b(.{0,12}?)\b\d{1,2}(?: to | ?- ?| till | until )\d{1,2}\b/g,
      ' $1 ',
    )
    .replace(/\b\d{1,2}:\d{2}(?::\d{2})?\b/g, ' ')
    .replace(/\b(?:in|by|since|until|before|during|of|summer|winter|spring|fall|autumn) (?:19|20)\d\d\b/g, ' ')
    .replace(
      /\b(?:on|by|until|before|since) the \d{1,2}th\b(?! (?:book|chapter|page|day|lesson|one|module|run|session|week|km|mile))/g,
      ' ',
    )
    .replace(/\s+/g, ' ')
    .trim()
}
