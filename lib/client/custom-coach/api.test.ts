import { describe, expect, it } from 'vitest'
import { missingFields } from './api'

describe('missingFields', () => {
  it('names what is missing in the order of the form, blanks included', () =>
    expect(missingFields({ name: ' ', style: '', prompt: '\n' }).map(({ field }) => field)).toEqual([
      'name',
      'style',
      'prompt',
    ]))

  it('says it in the words of the toasts', () =>
    expect(missingFields({ name: 'Nan', style: '', prompt: 'Be kind.' })).toEqual([
      { field: 'style', title: 'Style required', description: "Please describe your coach's style." },
    ]))

  it('finds nothing missing in a whole coach', () =>
    expect(missingFields({ name: 'Nan', style: 'Warm', prompt: 'Be kind.' })).toEqual([]))
})
