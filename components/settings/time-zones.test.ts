import { describe, expect, it } from 'vitest'
import { listZones, searchZones } from './time-zones'
import { zoneName } from './zone-name'

const winter = new Date('2026-01-15T12:00:00Z')
const zones = listZones(winter, ['Europe/Vienna'])
const found = (query: string) => searchZones(zones, query).map(({ id }) => id)

describe('listZones', () => {
  it('holds every zone once, with its offset and its clock', () => {
    expect(zones.length).toBeGreaterThan(300)
    expect(new Set(zones.map(({ id }) => id)).size).toBe(zones.length)
    expect(zones.find(({ id }) => id === 'Europe/Vienna')).toEqual({
      id: 'Europe/Vienna',
      city: 'Vienna',
      region: 'Europe',
      offset: 'UTC+01:00',
      clock: '13:00',
    })
    expect(zones.find(({ id }) => id === 'UTC')?.offset).toBe('UTC+00:00')
  })

  it('runs from west to east', () => {
    const at = (id: string) => zones.findIndex((zone) => zone.id === id)
    expect(at('America/New_York')).toBeLessThan(at('Europe/London'))
    expect(at('Europe/London')).toBeLessThan(at('Asia/Tokyo'))
    expect(zones[0]?.offset).toMatch(/^UTC-1/)
  })

  it('knows summer time', () => {
    const [vienna] = listZones(new Date('2026-07-15T12:00:00Z'), []).filter(({ id }) => id === 'Europe/Vienna')
    expect(vienna).toMatchObject({ offset: 'UTC+02:00', clock: '14:00' })
  })
})

describe('searchZones', () => {
  it('finds by city, region and either name of a city', () => {
    expect(found('new york')).toEqual(['America/New_York'])
    expect(found('york america')).toEqual(['America/New_York'])
    expect(found('America/New_York')).toEqual(['America/New_York'])
    expect(found('Kolkata')).toHaveLength(1)
    expect(found('sao paulo')).toEqual(['America/Sao_Paulo'])
    expect(found('SÃO PAULO')).toEqual(['America/Sao_Paulo'])
  })

  it('finds by offset, however it is written', () => {
    for (const query of ['+5:30', 'utc+5:30', 'UTC+05:30', '+05:30'])
      expect(found(query), query).toContain('Asia/Colombo')
    for (const query of ['+1', 'utc+1', '+01:00']) expect(found(query), query).toContain('Europe/Vienna')
    expect(found('-3')).toContain('America/Sao_Paulo')
  })

  it('gives all for no query and none for nonsense', () => {
    expect(found(' ')).toHaveLength(zones.length)
    expect(found('xyzzy')).toEqual([])
  })
})

describe('zoneName', () => {
  it.each([
    ['America/Argentina/Buenos_Aires', 'Buenos Aires, Argentina, America'],
    ['Asia/Calcutta', 'Kolkata, Asia'],
    ['UTC', 'UTC'],
  ])('%s', (id, name) => expect(zoneName(id)).toBe(name))
})
