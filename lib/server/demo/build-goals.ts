import type { AccountDocument } from '@/lib/contract/account-document'
import { plainGoal } from '@/lib/contract/goal'
import { appendNote } from '@/lib/server/goals/progress-change'
import type { Clock } from './clock'
import { demoId } from './demo-id'
import type { Mission } from './mission'
import { busyMissions } from './missions-busy'
import { completedMissions } from './missions-completed'
import { quietMissions } from './missions-quiet'

const missions = [...busyMissions, ...quietMissions, ...completedMissions]

type DemoGoal = AccountDocument['goals'][number]

/** The twelve missions with their ledgers, in every state that a mission can be in. */
export function buildGoals(clock: Clock): DemoGoal[] {
  return missions.map((mission) => buildGoal(mission, clock))
}

export function goalIdOf(key: string, clock: Clock): string {
  return demoId(`goal ${key}`, createdAt(missionOf(key), clock))
}

/** The day a mission is due; today for one without. */
export function dueDay(key: string, clock: Clock): string {
  return clock.day(missionOf(key).due ?? 0)
}

function missionOf(key: string): Mission {
  const mission = missions.find((one) => one.key === key)
  if (!mission) throw new Error(`there is no mission “${key}”`)
  return mission
}

function createdAt(mission: Mission, clock: Clock): Date {
  return clock.at(mission.created, 20.3)
}

/** Between half past five and eight: nobody answers a coach at the same minute for a year. */
function eveningOf(daysAgo: number, clock: Clock): Date {
  return clock.at(daysAgo, 17.5 + ((daysAgo * 37) % 50) / 20)
}

function buildGoal(mission: Mission, clock: Clock): DemoGoal {
  const created = createdAt(mission, clock)
  const id = goalIdOf(mission.key, clock)
  const checkIns = mission.checkIns.map((checkIn, index) => ({
    ...checkIn,
    at: eveningOf(checkIn.daysAgo, clock),
    oldProgress: mission.checkIns[index - 1]?.progress ?? 0,
    id: demoId(`check-in ${mission.key} ${index}`, eveningOf(checkIn.daysAgo, clock)),
  }))
  const last = checkIns.at(-1)
  const completed = mission.completionNotes && last ? last.at.toISOString() : null
  return {
    id,
    userId: 'demo',
    ...plainGoal,
    title: mission.title,
    description: mission.description,
    domain: mission.domain,
    targetDate: mission.due === undefined ? null : clock.day(mission.due),
    progress: last?.progress ?? 0,
    tags: mission.tags,
    values: [],
    plans: [],
    notAbout: [],
    datesBefore: [],
    milestones: (mission.milestones ?? []).map(({ title, doneDaysAgo, dueInDays }, index) => ({
      id: demoId(`milestone ${mission.key} ${index}`, created),
      title,
      isCompleted: doneDaysAgo !== undefined,
      completedAt: doneDaysAgo === undefined ? null : eveningOf(doneDaysAgo, clock).toISOString(),
      targetDate: dueInDays === undefined ? null : clock.day(-dueInDays),
    })),
    isCompleted: completed !== null,
    completedAt: completed,
    completionNotes: mission.completionNotes ?? '',
    progressNotes: checkIns.reduce((notes, { said, at }) => appendNote(notes, said, at), ''),
    createdAt: created.toISOString(),
    updatedAt: (last?.at ?? created).toISOString(),
    history: checkIns.map(({ id: checkInId, at, oldProgress, progress, said, why, source = 'coach' }) => ({
      id: checkInId,
      goalId: id,
      at: at.toISOString(),
      oldProgress,
      newProgress: progress,
      // As the app words it: the coach says what it read, a response to an insight stands by itself.
      reasoning: source === 'insight' ? said : `You said “${said.replace(/\.$/, '')}”: ${why}.`,
      source,
    })),
    responses: checkIns.map(({ id: checkInId, at, progress, said }) => ({
      id: demoId(`response ${checkInId}`, at),
      goalId: id,
      insightType: 'goal_analysis',
      createdAt: at.toISOString(),
      parsedData: { response: said, appliedUpdates: { progress } },
    })),
  }
}
