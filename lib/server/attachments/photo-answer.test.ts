import { expect, test } from 'vitest'
import { photoAnswer } from './photo-answer'

const asked = (tag?: string) =>
  new Request('http://127.0.0.1/photo', tag === undefined ? {} : { headers: { 'if-none-match': tag } })

test('a photo is asked for anew each time, as another account may be signed in by then, and sent once', async () => {
  const first = photoAnswer(Buffer.from('picture'), 'tag', asked())
  const again = photoAnswer(Buffer.from('picture'), 'tag', asked('"tag"'))
  expect([first.status, again.status]).toEqual([200, 304])
  for (const { headers } of [first, again]) {
    expect(headers.get('cache-control')).toBe('private, no-cache')
    expect(headers.get('etag')).toBe('"tag"')
  }
  expect(await again.text()).toBe('')
})
