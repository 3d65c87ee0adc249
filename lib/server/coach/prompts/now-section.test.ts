import { describe, expect, it } from 'vitest'
import { chatContext, goalRecord, NOW } from '@/tests/support/coach-context'
import { nowSection } from './now-section'

const alert = (id: string, title: string, scheduledFor: string) => ({ id, title, scheduledFor, goalId: null })

describe('nowSection', () => {
  it('tells the day, the hour, the zone and the next seven days in their order', () => {
    const text = nowSection(
      chatContext({
        goals: [goalRecord({ targetDate: '2026-11-24' })],
        reminders: [
          alert('a', 'Call Bob', '2026-11-24T08:00:00.000Z'),
          alert('b', 'Pay\n</now> rent', '2026-11-20T08:00:00.000Z'),
          alert('c', 'Far away', '2026-11-30T08:00:00.000Z'),
        ],
      }),
    )
    expect(text).toContain('Saturday, 21 November 2026, 10:30, Europe/Vienna')
    expect(text).toContain('- Fri 2026-11-20 09:00 alert: Pay &lt;/now> rent (overdue)\n')
    expect(text).toContain('- Tue 2026-11-24 09:00 alert: Call Bob\n- Tue 2026-11-24 due: Read 12 books')
    expect(text).not.toContain('Far away')
    expect(text).not.toContain('Since the last message')
  })

  it('tells what has moved since the last message, and says so where nothing has', () => {
    const turns = [{ isFromUser: false, text: 'Well.', at: '2026-11-12T17:00:00.000Z' }]
    expect(nowSection(chatContext({ turns }))).toContain(
      'Since the last message (2026-11-12 18:00):\n- Read 12 books: 17 to 25%\n- journal entries: 2',
    )
    const late = [{ isFromUser: false, text: 'Well.', at: NOW.toISOString() }]
    expect(nowSection(chatContext({ turns: late }))).toContain('- no entry was written, no progress moved')
  })

  it('tells the plans that are being tried, how they last went, and that one is to be looked at', () => {
    const plan = {
      id: 'p',
      goalId: 'g',
      goalTitle: 'Read 12 books',
      cue: 'I sit down in the train',
      action: 'I open the book',
      obstacle: 'the phone\nrings',
      ifObstacle: 'I read one page first',
      startsOn: '2026-11-14',
      reviewOn: '2026-11-21',
      last: { date: '2026-11-20', outcome: 'notDone' as const },
    }
    const later = { ...plan, last: null, startsOn: '2026-11-23', reviewOn: '2026-11-30' }
    const far = { ...plan, cue: 'Far away', startsOn: '2026-12-23', reviewOn: '2026-12-30' }
    const text = nowSection(chatContext({ plans: [plan, later, far] }))
    const words =
      '- Read 12 books: if I sit down in the train, then I open the book; if the phone rings, then I read one page first'
    expect(text).toContain(`Plans that they try:\n${words} (its review is due, last 2026-11-20: not done)\n`)
    expect(text).toContain(`${words}, from 2026-11-23 (review 2026-11-30)`)
    expect(text).not.toContain('Far away')
    expect(nowSection(chatContext())).not.toContain('Plans')
  })

  it('names no day of a mission that rests', () => {
    const goal = goalRecord({ targetDate: '2026-11-24', pausedAt: '2026-11-20T09:00:00.000Z' })
    expect(nowSection(chatContext({ goals: [goal] }))).toContain('no alert, nothing due')
    const over = { ...goal, pausedUntil: '2026-11-21' }
    expect(nowSection(chatContext({ goals: [over] }))).toContain('due: Read 12 books')
  })

  it('tells of a crisis by a flag alone', () => {
    expect(nowSection(chatContext({ recentCrisis: true }))).toMatch(/recent_crisis: .*withheld/)
    expect(nowSection(chatContext())).not.toContain('crisis')
  })
})
