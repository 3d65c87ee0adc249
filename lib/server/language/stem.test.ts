import { describe, expect, it } from 'vitest'
import { stemOf, stemsIn } from './stem'

describe('stemOf', () => {
  it('brings the forms of a word together', () => {
    const families = [
      'swim swims swimming swam swum',
      'run runs running ran',
      'mum mam mom mother mothers',
      'read reading reads',
      'hope hoped hoping hopes',
      'story stories',
      'book books book’s'.replace('’', "'"),
      'write writes writing wrote written',
      'child children kids',
      'happy happiness',
      'apply applied applies applying',
      'plan planned planning plans',
      'day days',
      'photo photos photograph',
      'agree agreed agreeing',
    ]
    for (const family of families) expect(new Set(family.split(' ').map(stemOf)).size, family).toBe(1)
  })

  it('keeps different words apart', () => {
    for (const pair of ['one on', 'news new', 'evening even', 'universe sister', 'day dai', 'hop hope', 'red reed']) {
      const [a = '', b = ''] = pair.split(' ')
      expect(stemOf(a), pair).not.toBe(stemOf(b))
    }
  })

  it('follows Snowball where it has no rule of its own', () => {
    const known =
      'consign consigned consigning consignment consist consistency conspicuously knightly knotted kneel generously nationally relational conditional'
    expect(known.split(' ').map(stemOf).join(' ')).toBe(
      'consign consign consign consign consist consist conspicu knight knot kneel generous nation relat condit',
    )
  })
})

describe('stemsIn', () => {
  it('gives the stems of a text in its order, emoji too, hyphened words by their parts', () => {
    expect(stemsIn('Swam 30 min with my sister-in-law’s kids! 🏊‍♀️')).toEqual(
      'swim 30 min with my sister in law child 🏊‍♀️'.split(' '),
    )
    expect(stemsIn('母に電話')).toHaveLength(4)
  })
})
