import 'server-only'
import type { Memory } from '@/lib/contract/memory'

/** A way in which people state something worth keeping. Read against one clause in lower case, quotes straightened. */
export type MemoryPattern = {
  kind: Memory['kind']
  words: RegExp
  /** What there can be one of: a home, an age. A newer one takes the place of the older. */
  slot?: string
  /** What in the same clause makes it something else. */
  unless?: RegExp
  /** Whether a fact of this moment only ("today") still counts. */
  mayPass?: boolean
}

export const WEEKDAYS = '(?:mon|tues|wednes|thurs|fri|satur|sun)days?'
export const WEEKDAY_SET = `(?:${WEEKDAYS}|weekends?|weekdays|week ?nights|(?:school|work) (?:days|nights))`
const MONTHS =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|apr|jun|jul|aug|sept?|oct|nov|dec)'
const NUMBERS = '(?:\\d+|a|an|one|two|three|four|five|six|seven|eight|nine|ten|twelve|a few|a couple of)'

/** A day or a month that lies ahead and is named. */
export const AHEAD = `(?:(?:on|by|until|till|in|from|next|this|before|for|mid|late|early|around|is|of|to) (?:the )?(?:(?:coming|following|end of|beginning of|middle of|early|late|mid|first|second|third|last) )*(?:${MONTHS}\\b|${WEEKDAYS}\\b|spring|summer|autumn|fall|winter|christmas|easter|new year|week|month|year|semester|\\d{1,2}(?:st|nd|rd|th)\\b|\\d{1,2}[./]\\d{1,2}\\b|\\d{1,2} ${MONTHS}\\b|\\d{4}-\\d\\d-\\d\\d)|in ${NUMBERS} (?:days?|weeks?|months?)|${MONTHS} \\d{1,2}|\\d{1,2}(?:st|nd|rd|th)? (?:of )?${MONTHS}\\b|the \\d{1,2}(?:st|nd|rd|th))`
