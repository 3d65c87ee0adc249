import { expect, test } from 'vitest'
import { marksIn } from './check-reply'

const prompt = `<mission>
title: Read 12 books
progress: 25%
target: 14 March 2027, 113 days left
forecast: At this pace: about 27 Jan (likely 28 Dec to 11 May). The chance of finishing by 14 Mar is 7 in 10.
</mission>`
const marks = (reply: string) => marksIn(reply, { prompt, tools: '', question: '', today: '2026-11-21' })

test.each(['The chance that you finish by 14 March is 7 in 10.', 'About 27 January, and 7 in 10 by 14 March.'])(
  'a chance as it was told stands: %s',
  (reply) => {
    expect(marks(reply)).toEqual([])
  },
)

test.each(['The chance that you finish by 14 March is 4 in 10.', 'Your chance of making it is 9 in 10.'])(
  'another one does not: %s',
  (reply) => {
    expect(marks(reply)).not.toEqual([])
  },
)
