import { describe, expect, it } from 'vitest'
import { goalsNamedIn } from './goal-names'
import { readText } from './text'

const goal = (id: string, title: string, milestones: string[] = [], tags: string[] = []) => ({
  id,
  title,
  tags,
  milestones: milestones.map((one) => ({ title: one })),
})
const goals = [
  goal('run', 'Run 10 km without stopping'),
  goal('books', 'Read 12 books', [], ['reading']),
  goal('attic', 'Finish the attic room for Ida', ['Insulate the roof', 'Shelves and the lamp']),
  goal('spanish', 'Learn enough Spanish to chat'),
]
const named = (text: string) => readText(text).sentences.flatMap((sentence) => goalsNamedIn(sentence, goals))

describe('goalsNamedIn', () => {
  it('finds a goal by a telling word of its title', () => {
    expect(named('did the attic floor today')[0]).toMatchObject({ goalId: 'attic', isSure: true })
    expect(named('half an hour of spanish')[0]).toMatchObject({ goalId: 'spanish', isSure: true })
    expect(named('two books on the train')[0]).toMatchObject({ goalId: 'books', isSure: true })
  })

  it('finds a goal by its whole title, be every word of it an everyday one', () => {
    const all = [...goals, goal('save', 'Save £5,000'), goal('more', 'Save £5,000 for Ida')]
    const of = (text: string) => readText(text).sentences.flatMap((sentence) => goalsNamedIn(sentence, all))[0]
    expect(of('How is “Save £5,000” going?')).toMatchObject({ goalId: 'save', isSure: true })
    expect(of('How is “Save £5,000 for Ida” going?')).toMatchObject({ goalId: 'more', isSure: true })
    expect(of('How is Save £4,000 going?')?.isSure ?? false).toBe(false)
  })

  it('is not sure by a phone, which is in anybody’s day', () => {
    const all = [...goals, goal('call', 'Hold a talk in Portuguese on the telephone')]
    const [best] = readText('in bed with the phone again').sentences.flatMap((one) => goalsNamedIn(one, all))
    expect(best?.isSure ?? false).toBe(false)
  })

  it('is not sure by whom or what it only has beside it', () => {
    const talk = 'Hold a talk in Portuguese with Daniel’s grandmother without falling back on English once'
    const all = [...goals, goal('talk', talk), goal('cello', 'Play the cello suite from memory')]
    const sure = (text: string) => {
      return readText(text).sentences.flatMap((one) =>
        goalsNamedIn(one, all).flatMap((it) => (it.isSure ? it.goalId : [])),
      )
    }
    expect(sure('shouted at Ida over the shoes')).toEqual([])
    expect(sure('sat on the bathroom floor, everything at once')).toEqual([])
    expect(sure('Daniel is a bit sick of me')).toEqual([])
    expect(sure('been keeping up the once a week swim')).toEqual([])
    expect(sure('sixty bars of the cello, from memory')).toEqual(['cello'])
    expect(sure('rang the grandmother')).toEqual(['talk'])
    expect(sure('ten minutes of Portuguese')).toEqual(['talk'])
  })

  it('is not sure by an everyday word or by a milestone alone', () => {
    expect(named('finished work early').some(({ isSure }) => isSure)).toBe(false)
    expect(named('bought a lamp')[0]).toMatchObject({ goalId: 'attic', isSure: false })
    expect(named('nothing of the sort')).toEqual([])
  })
})

it('a long word that is a slip of the finger names the goal, a short one and a word of any day do not', () => {
  const titles = ['Learn Portuguese', 'Plant the garden', 'Train for the race']
  const goals = titles.map((title, at) => ({ id: String(at), title, tags: [], milestones: [] }))
  const named = (text: string) =>
    goalsNamedIn(readText(text).sentences[0] ?? { tokens: [] }, goals).map(({ goalId }) => goalId)
  expect(named('portugese is going nowhere')).toEqual(['0'])
  expect(named('the gardne needs rain')).toEqual([])
  expect(named('the planet is warm')).toEqual([])
})
