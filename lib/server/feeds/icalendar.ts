import 'server-only'

/** What happens on a day or at an instant. `stamp` is when it was last written: the same event is told in the same bytes. */
export type CalendarEvent = {
  /** The same for as long as the event is: calendars know it by that. */
  uid: string
  title: string
  /** More about it; empty for nothing. */
  notes: string
  stamp: Date
  /** A day `YYYY-MM-DD`, or an instant at which calendars ring. */
  at: string | Date
}

const MOST_OCTETS = 75

/** An RFC 5545 calendar. Instants stand in UTC: a time with a zone's name is read otherwise by every second program. */
export function calendarText(name: string, events: readonly CalendarEvent[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Apogee//Dates//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}

function eventLines({ uid, title, notes, stamp, at }: CalendarEvent): string[] {
  const isDay = typeof at === 'string'
  return [
    'BEGIN:VEVENT',
    `UID:${uid}@apogee`,
    `DTSTAMP:${instant(stamp)}`,
    isDay ? `DTSTART;VALUE=DATE:${at.replaceAll('-', '')}` : `DTSTART:${instant(at)}`,
    `SUMMARY:${escaped(title)}`,
    ...(notes ? [`DESCRIPTION:${escaped(notes)}`] : []),
    'TRANSP:TRANSPARENT',
    ...(isDay ? [] : ['BEGIN:VALARM', 'ACTION:DISPLAY', `DESCRIPTION:${escaped(title)}`, 'TRIGGER:PT0S', 'END:VALARM']),
    'END:VEVENT',
  ]
}

/** `20261123T090000Z` */
function instant(at: Date): string {
  return `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
}

/** Control characters beside the end of a line are not allowed in a text. */
function escaped(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll(/\r\n|\r|\n/g, '\\n')
    .replaceAll(/\p{Cc}/gu, ' ')
}

/** A line of more than 75 octets goes on in the next one after a space, never within a character. */
function folded(line: string): string {
  let octets = 0
  let out = ''
  for (const character of line) {
    const length = Buffer.byteLength(character)
    if (octets + length > MOST_OCTETS) {
      out += '\r\n '
      octets = 1
    }
    out += character
    octets += length
  }
  return out
}
