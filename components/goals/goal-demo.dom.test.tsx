import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { EnergyCard } from '@/components/dashboard/energy-card'
import { TodayList } from '@/components/dashboard/today-list'
import { Composer } from '@/components/journal/composer'
import { GoalPlans } from '@/components/plans/goal-plans'
import { DemoScreen } from '@/components/shared/kept'
import { Dialog, DialogContent } from '@/components/ui/dialog'
import { commonMessages } from '@/lib/contract/messages/common'
import { goalWith, show } from '@/tests/support/dom-screen'
import { CreateGoalForm } from './create-goal-form'
import { GoalCard } from './goal-card'
import { GoalMenu } from './goal-menu'

const now = { today: '2026-11-29', timeZone: 'UTC' }
const signUp = () => screen.queryAllByRole('link', { name: commonMessages.signUp })

test('the demo says that a new goal is not kept before it is written, and has nothing that sends it', async () => {
  show(
    <DemoScreen>
      <Dialog open>
        <DialogContent title="Create New Goal">
          <CreateGoalForm isFilled={{ current: false }} onCreated={() => undefined} />
        </DialogContent>
      </Dialog>
    </DemoScreen>,
    { 'GET /api/goals': [] },
  )
  expect(await screen.findByRole('textbox', { name: 'Title' })).toBeDefined()
  expect(signUp()).toHaveLength(1)
  expect(screen.queryByRole('button', { name: 'Create Goal' })).toBeNull()
})

test('its menus and cards hold what works there', async () => {
  const goal = goalWith({
    title: 'Swim',
    milestones: [{ id: 'm', title: 'A mile', isCompleted: false, completedAt: null, targetDate: null }],
  })
  const { hands } = show(
    <DemoScreen>
      <GoalCard goal={goal} now={now} onAction={vi.fn()} />
      <GoalMenu goal={goalWith({ title: 'Row', id: 'row' })} isPaused={false} place="row" onAction={vi.fn()} />
    </DemoScreen>,
  )
  expect(screen.queryByRole('button', { name: /^(?:Delete goal|Edit milestones)/ })).toBeNull()
  expect(screen.getByRole('checkbox', { name: 'A mile' })).toHaveProperty('disabled', true)
  await hands.click(screen.getByRole('button', { name: 'More actions: Row' }))
  const lines = await screen.findAllByRole('menuitem')
  expect(lines.map(({ textContent }) => textContent)).toEqual(['Get AI Coaching', 'View Mission History'])
})

test('on its Today nothing is ticked or written that would be refused, which is said once something is done', async () => {
  const step = { kind: 'milestone', id: 'm', goalId: 'goal', title: 'A mile', at: null, isDone: false } as const
  const { hands } = show(
    <DemoScreen>
      <EnergyCard moodToday={null} timeZone="UTC" />
      <TodayList now={now} renderedAt={0} goals={[{ id: 'goal', title: 'Swim' }]} rows={[step]} />
    </DemoScreen>,
    { 'GET /api/reminders': [] },
  )
  expect(screen.getByRole('checkbox', { name: 'A mile' })).toHaveProperty('disabled', true)
  expect(signUp()).toHaveLength(0)
  await hands.click(screen.getByRole('button', { name: /^Energy 4 of 5/ }))
  await vi.waitFor(() => expect(signUp()).toHaveLength(1))
  expect(screen.queryByRole('button', { name: 'Save Entry' })).toBeNull()
})

test('a plan is read and not ticked, and the journal says where an entry is kept before it is written', async () => {
  const plan = {
    ...{
      id: 'plan',
      goalId: 'goal',
      cue: 'I have had my coffee',
      action: 'write a page',
      obstacle: '',
      ifObstacle: '',
    },
    ...{ startsOn: '2026-11-20', reviewOn: '2026-11-29', status: 'active' as const, outcomes: [], checks: [] },
    createdAt: '2026-11-20T09:00:00.000Z',
  }
  show(
    <DemoScreen>
      <GoalPlans goal={goalWith({})} now={now} />
      <Composer
        now={now}
        date={now.today}
        onDate={() => undefined}
        isSecond={false}
        prompts={[]}
        field={{ current: null }}
      />
    </DemoScreen>,
    { 'GET /api/plans': [plan] },
  )
  expect(await screen.findByText(/write a page/)).toBeDefined()
  expect(screen.queryByRole('button', { name: /^(?:Held|Not done|Edit|Close|Delete)$/ })).toBeNull()
  expect(signUp()).toHaveLength(1)
  expect(screen.queryByRole('button', { name: 'Save Entry' })).toBeNull()
})
