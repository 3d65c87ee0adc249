import { bareLetters } from '@/lib/client/search/words'
import { zoneCity, zoneRegions } from './zone-name'

/** A zone to choose: `offset` is `UTC+05:30`, `clock` is the time there. */
export type Zone = { id: string; city: string; region: string; offset: string; clock: string }

/** Every zone that this browser knows, and the ones named, from west to east. */
export function listZones(now: Date, always: readonly string[]): Zone[] {
  const ids = [...new Set([...always, 'UTC', ...Intl.supportedValuesOf('timeZone')])]
  return ids
    .map((id) => zoneAt(id, now))
    .sort((one, other) => minutesOf(one.offset) - minutesOf(other.offset) || one.city.localeCompare(other.city))
}

/** The zones in which every word of the query begins a word: of the place, of its older name, of the offset. */
export function searchZones(zones: readonly Zone[], query: string): readonly Zone[] {
  const words = bareLetters(query)
    .split(/[\s,/_]+/)
    .filter(Boolean)
  if (words.length === 0) return zones
  return zones.filter(({ id, city, region, offset }) => {
    const text = ` ${bareLetters(`${city} ${region} ${id.replace(/[/_]/g, ' ')} ${offset} ${offset.slice(3)} ${shortOffset(offset)}`)}`
    return words.every((word) => text.includes(` ${word}`))
  })
}

function zoneAt(id: string, now: Date): Zone {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: id,
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'longOffset',
  }).formatToParts(now)
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? ''
  const offset = part('timeZoneName').replace('GMT', 'UTC')
  return {
    id,
    city: zoneCity(id),
    region: zoneRegions(id).join(', '),
    offset: offset === 'UTC' ? 'UTC+00:00' : offset,
    clock: `${part('hour')}:${part('minute')}`,
  }
}

function minutesOf(offset: string): number {
  const [, sign, hours, minutes] = /([+-])(\d+):(\d+)/.exec(offset) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}

/** `UTC+01:00` as people type it: `+1 utc+1`. */
function shortOffset(offset: string): string {
  const short = offset.replace(/([+-])0?(\d+):00/, '$1$2').replace(/([+-])0(\d)/, '$1$2')
  return `${short} ${short.slice(3)}`
}
