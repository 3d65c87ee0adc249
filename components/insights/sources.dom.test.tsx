import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { getQueryClient } from '@/lib/client/cache/query-client'
import { goalsKey } from '@/lib/client/goals/cache'
import type { ClaimSource } from '@/lib/client/insights/evidence'
import { goalWith, show } from '@/tests/support/dom-screen'
import { SourceHost } from './source-host'
import { Sources } from './sources'

const step = { id: 'm', title: 'Run 21 km', isCompleted: true, completedAt: null, targetDate: null }
const now = { today: '2026-11-26', timeZone: 'UTC' }

function open(quotes: string[], said?: string, source: Partial<ClaimSource> = {}) {
  getQueryClient().setQueryData(goalsKey, [goalWith({ milestones: [step] })])
  const sources: ClaimSource[] = [{ kind: 'goal', id: 'goal', quotes, ...source }]
  show(
    <SourceHost now={now}>
      <Sources sources={sources} {...(said && { said })} />
    </SourceHost>,
  )
  return screen.getByRole('button')
}

test('the name of a source holds the words that are seen', () => {
  const button = open(['Run a marathon'], '“Run a marathon” moved.')
  expect(button.textContent).toBe('See the goal')
  expect(button.getAttribute('aria-label')).toBe('See the goal: Run a marathon')
})

test('a milestone is called one', () => {
  const button = open(['Run 21 km'])
  expect(button.textContent).toBe('Run 21 km')
  expect(button.getAttribute('aria-label')).toBe('Read the milestone: Run 21 km')
})

test('words that the server has cut end in a mark, however long they are, and no others do', () => {
  const quote = 'Ran along the river before work and felt so light'
  expect(open([quote], undefined, { kind: 'journal', id: 'j', cut: [quote] }).textContent).toBe(`${quote}…`)
})

test('words that are whole end as they are', () => {
  const quote = 'Ran along the river before work and felt so light'
  expect(open([quote], undefined, { kind: 'journal', id: 'j' }).textContent).toBe(quote)
})
