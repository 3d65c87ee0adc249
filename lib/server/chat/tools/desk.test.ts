import { expect, test } from 'vitest'
import { toolDesk } from './desk'
import type { ToolScope } from './tool'

test('what reads a finished reply over looks things up, and is given nothing that keeps or proposes', async () => {
  const desk = toolDesk({ deeds: {} } as ToolScope)
  for (const name of ['remember', 'propose_changes']) {
    expect(desk.cards.map((card) => card.name)).toContain(name)
    const answer = await desk.look(name, {})
    expect([answer.isError, answer.text]).toEqual([
      true,
      expect.stringMatching(/^There is no such tool\. .*ask_record/),
    ])
  }
})
