import { expect, test } from 'vitest'
import type { Domain } from '@/lib/contract/domains'
import { chatContext, coachContext } from '@/tests/support/coach-context'
import { insightGoal } from '@/tests/support/insight-context'
import { analyzeGoal } from './analysis/analyze-goal'
import { assistGoalCreation } from './descriptions/assist-goal-creation'
import { regenerateDescription } from './descriptions/regenerate-description'
import { suggestDescription } from './descriptions/suggest-description'
import { generateCoach } from './generate-coach/generate-coach'
import { composeReply } from './reply/compose-reply'

/** Several of a kind on purpose: two runs, two languages, two debts. */
const titles: Record<Domain, string> = {
  health:
    'Run a half marathon/Run 5 km without stopping/Run a marathon in Vienna/Swim 100 lengths/Bench press 100 kg/Lose 12 kg/Lose 5 kg/Quit smoking/Stop drinking wine/Sleep eight hours/Meditate ten minutes a day/Do yoga twice a week',
  career:
    'Get promoted to senior engineer/Get promoted to head nurse/Pass the bar exam/Get the AWS certificate/Launch my pottery shop online/Launch a newsletter/Find a job in Berlin/Give a talk in May/Finish my master thesis/Finish the backlog',
  relationships:
    'Call my mother every week/Call Jonas twice a month/Be a calmer parent/Be a better listener/Plan the wedding/Visit grandma every month/Make two new friends/Have one phone-free dinner a day',
  'personal-growth':
    'Read 12 books/Read War and Peace/Learn Spanish to B1/Learn Portuguese/Play the cello/Pay off 8,000 dollars/Save 5,000 euros/Build a wooden canoe/Write a novel/Declutter the garage/Volunteer at the shelter/健康になる',
}
const goals = (Object.keys(titles) as Domain[]).flatMap((domain) =>
  titles[domain].split('/').map((title) => ({ title, domain })),
)
const answer = { currentDescription: '', userResponse: 'Three evenings a week, for my family, by March.', progress: 10 }

function expectDistinct(texts: string[]) {
  const twice = texts.filter((text, at) => texts.indexOf(text) !== at)
  expect(twice).toEqual([])
}

/** The same record for every goal, so that nothing but its words can tell them apart. */
const bare = ({ title, domain }: (typeof goals)[number], id: string) =>
  insightGoal({ id, title, domain, description: '', milestones: [], progressNotes: '' })

test('there are over forty', () => expect(goals.length).toBeGreaterThan(40))

test('no two goals share an analysis or a suggestion', () => {
  const drafts = goals.map((goal) => analyzeGoal({ ...coachContext(), goal: bare(goal, 'same-id'), journal: [] }))
  expectDistinct(drafts.map((draft) => draft.analysis))
  expectDistinct(drafts.flatMap((draft) => draft.suggestions))
})

test('no two goals share guidance', () => {
  const all = goals.map(({ title, domain }) =>
    assistGoalCreation({ ...coachContext(), goalTitle: title, domain, initialDescription: '' }),
  )
  expectDistinct(all.flatMap(({ questions }) => questions))
  expectDistinct(all.flatMap(({ suggestions }) => suggestions))
  expectDistinct(all.map(({ improvedDescription }) => improvedDescription))
})

test('no two goals share a description', () => {
  const contexts = goals.map(({ title }) => ({ ...coachContext(), ...answer, goalTitle: title }))
  expectDistinct(contexts.map(suggestDescription))
  expectDistinct(contexts.map(regenerateDescription))
})

test('no two goals get the same chat answer', () => {
  for (const message of ['How is it going?', 'What should I do next?', 'I am stuck'])
    expectDistinct(
      goals.map((goal) => composeReply(chatContext({ goals: [bare(goal, 'same-id')], journal: [], message }))),
    )
})

test('no two names make the same coach', () => {
  const coaches = goals.map(({ title }) => generateCoach({ ...coachContext(), coachName: title }))
  expectDistinct(coaches.map(({ prompt }) => prompt))
})
