import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ada, show } from '@/tests/support/dom-screen'
import { AccountCard } from './account-card'
import { ExportCard } from './export-card'
import { MemoryCard } from './memory-card'
import { MovingCard } from './moving-card'

test('both kinds of file are brought in under Import, and the export leads there', () => {
  show(
    <>
      <MovingCard today="2026-11-27" />
      <ExportCard today="2026-11-27" />
    </>,
    { 'GET /api/imports': [] },
  )
  const [moving, data] = ['moving', 'data'].map((id) => document.querySelector(`#${id}`))
  for (const label of ['Choose a file', 'Choose an export']) {
    expect([label, moving?.contains(screen.getByRole('button', { name: label, hidden: true }))]).toEqual([label, true])
  }
  expect(data?.querySelector('a[href="#moving"]')?.textContent).toBe('Import')
})

test('a closed part says how it is set', async () => {
  const memory = {
    ...{ id: 'm', text: 'Vegetarian', kind: 'preference' as const, pinned: false },
    ...{ createdAt: '2026-11-01T09:00:00.000Z', source: { kind: 'journal' as const, id: 'e' } },
  }
  show(<MemoryCard today="2026-11-27" />, { 'GET /api/memories': [memory] })
  expect((await screen.findAllByText('1 kept')).length).toBeGreaterThan(0)
  expect(document.querySelector('#memory-value')?.textContent).toBe('1 kept')
})

test('an account begins with what can be set', () => {
  show(<AccountCard />)
  const fields = [...document.querySelectorAll('input')]
  expect(fields[0]?.type).toBe('checkbox')
  // What cannot be changed is text, and no field that takes none.
  expect(fields.filter(({ readOnly }) => readOnly)).toEqual([])
  expect(screen.getByText('Email').nextElementSibling?.textContent).toBe(ada.email)
  expect(screen.getByText('First name').nextElementSibling?.textContent).toBe(ada.firstName)
})
