import { describe, expect, it } from 'vitest'
import { answerOf, resultFor } from '@/tests/support/check-in'
import { level, total } from './assess-progress.cases'

const weight = level('kg', 90, 80)

describe('what speaks against a win', () => {
  const sleep = { title: 'Sleep seven hours, five nights a week', progress: 60 }
  const ports = { title: 'Bring ten ports onto Harbour 2.0', progress: 70 }
  const attic = { title: 'Finish the attic room', progress: 80, milestones: ['Shelves and the lamp', 'Painted walls'] }

  it('is met as none, whatever good stands beside it', () => {
    expect(answerOf(sleep, 'Only two good nights this week, Finn was ill').reasoning).toBe('Kept. It stays at 60%.')
    expect(answerOf(sleep, 'Four good nights').reasoning).not.toBe('Kept. It stays at 60%.')
  })

  it('is asked about where ground may be lost', () => {
    const quit = { title: 'No alcohol for 30 days', progress: 30 }
    expect(resultFor(quit, 'I drank last night, start again')).toBe('asks')
    expect(resultFor({ title: 'Crochet a bedspread', progress: 50 }, 'had to unravel half of it')).toBe('asks')
  })

  it('behind a “but” with a figure of its own keeps the first from counting by itself', () => {
    expect(resultFor(ports, 'Port eight went live')).toEqual({ to: 80 })
    expect(resultFor(ports, 'Port eight went live but port three rolled back')).toBe('asks')
  })

  it('keeps a milestone of which a part is left from being asked for', () => {
    const asked = (words: string) => answerOf(attic, words).ask?.kind
    expect(asked('Shelves are up but the lamp still has to be wired.')).toBe('share')
    expect(asked('The lamp is hung, the shelves are not up yet')).toBe('share')
    expect(asked('Put up two of the four shelves.')).toBe('milestones')
  })

  it('is not there where the figure of the answer is the end: the whole is what is asked about', () => {
    const read = { title: 'Read 24 books in a year', progress: 96 }
    expect(answerOf(read, 'Book twenty-four is done').ask?.words).toBe('Is the whole of it done?')
  })

  it('is told no “That counts” where the coach asks, unless it is told gladly', () => {
    const shop = { title: 'Sell my pottery online', progress: 0, milestones: ['Open the shop page', 'First sale'] }
    expect(answerOf(shop, 'kiln cracked and i lost the whole batch').reasoning).not.toContain('That counts')
    expect(answerOf({ title: 'Sort out the loft', progress: 55 }, "ladders broken so can't get up").reasoning).toBe(
      'Kept. It stays at 55%.',
    )
  })

  it('makes nothing more of what was destroyed, and offers both ways', () => {
    const novel = { title: 'Write a novel', progress: 37, measure: total('words', 50_000), reading: 18_500 }
    const { ask } = answerOf(novel, 'Deleted the whole second chapter, 3000 words gone')
    expect(ask?.options.map(({ value }) => value)).toEqual([15_500, 21_500, 18_500])
  })
})

describe('what is told with joy of a goal that nothing counts', () => {
  const steps = ['Register for it', 'Finish the coursebook', 'Do the mock papers']
  const exam = {
    title: 'Pass my bookkeeping exam',
    progress: 60,
    milestones: [...steps, 'Sit the exam', 'Get a pass'],
    done: steps,
  }
  const ends = (goal: Parameters<typeof answerOf>[0], words: string) => answerOf(goal, words).ask?.options[0]?.label

  it('may be its end, which is asked with one press for it', () => {
    expect(ends(exam, 'PASSED')).toBe('It is done')
    expect(answerOf(exam, 'PASSED').ask?.words).toBe('Is the whole of it done?')
    const passport = ['Get photos taken', 'Fill in the form', 'Send it off', 'New passport arrives']
    const come = 'Came in the post this morning! New passport in my hand, sorted'
    const { ask } = answerOf({ title: 'Renew my passport', progress: 0, milestones: passport }, come)
    expect([ask?.words, ask?.options[0]?.label]).toEqual(['How far along is it now?', 'It is done'])
  })

  it.each(['Sitting it tomorrow!', 'my sister passed hers!!', 'is it too late to revise?!', 'I am so stressed!'])(
    'is none where it is a plan, of others, a question or a bad time: %s',
    (words) => expect(ends(exam, words)).not.toBe('It is done'),
  )

  it('is praised neither as a plan nor as nothing', () => {
    const ride = { title: 'Cycle 500 km', progress: 0, measure: total('km', 500), reading: 0 }
    for (const words of ['zilch 😬', "Bike's coming back from the shop Thursday, planning a 30 km loop at the weekend"])
      expect(answerOf(ride, words).reasoning).not.toContain('That counts')
  })
})

describe('a milestone', () => {
  const shed = { title: 'Build a shed', milestones: ['Lay the floor', 'Put up the walls', 'Roof'] }
  const novel = { title: 'Write a novel', milestones: ['Outline of ten chapters', 'First draft', 'Second draft'] }

  it.each([
    [shed, 'Laid the floor, put up the walls tomorrow'],
    [shed, 'Put up two of four walls'],
    [novel, 'Outline of ten chapters done, and I started the first draft'],
  ])('is not ticked by a plan, a part or a beginning: %#', (goal, words) => {
    expect(resultFor(goal, words)).toBe('asks')
  })

  it('is ticked where that is told, and asked about where it is all that is told', () => {
    expect(resultFor(shed, 'Put up the walls')).toMatchObject({ ticks: ['Put up the walls'] })
    expect(answerOf(shed, 'Roof is on').ask?.options[0]?.label).toBe('“Roof” is done')
    expect(resultFor({ ...shed, milestones: ['Start the roof', 'Walls'] }, 'I started the roof')).not.toBe('stays')
    // A word that puts things off elsewhere is the milestone's own here.
    const garden = { title: 'Make a garden', milestones: ['Draw the plan', 'Write the planting plan', 'Roof'] }
    expect(answerOf(garden, 'The plan is drawn.').ask?.options[0]?.label).toBe('“Draw the plan” is done')
    expect(answerOf(garden, 'The planting plan is written.').ask?.options[0]?.label).toBe(
      '“Write the planting plan” is done',
    )
    expect(resultFor(garden, 'I plan to roof it')).toBe('stays')
  })
})

describe('a figure that moves the other way, or back', () => {
  it('is of no times that something was done', () => {
    const swim = { title: 'Swim 40 lengths', progress: 30, measure: total('lengths', 40), reading: 12 }
    const { ask } = answerOf(swim, '20 lengths, but I stopped twice')
    expect(ask?.options.map(({ value }) => value)).not.toContain(30)
  })

  it('is asked about where what is put on a level is no reading of it', () => {
    const card = { title: 'Pay off the card', progress: 88, measure: level('$', 4_800, 0), reading: 600 }
    expect(resultFor(card, 'Vet bill, had to put 430 back on the card')).toBe('asks')
  })

  it('is taken off what was added just before', () => {
    const trip = { title: 'Put $3,000 aside', progress: 87, measure: total('$', 3_000), reading: 2_600 }
    const { ask } = answerOf(trip, 'Added another 150 from my tax refund, then took 40 back for concert tickets')
    expect(ask?.options[0]?.value).toBe(2_710)
  })

  it('is asked for where the one before is called mistyped', () => {
    const goal = { title: 'Get down to 80 kg', progress: 40, measure: weight, reading: 86 }
    const { ask, values } = answerOf(goal, 'typed that wrong sorry, should of been 86.8')
    expect(ask?.options[0]?.value ?? values?.[0]?.value).toBe(86.8)
  })
})

describe('a figure that corrects', () => {
  const rest = { title: 'Rest', progress: 36, measure: level('bpm', 78, 64), reading: 73 }

  it('moves by itself where the wrong one is told beside it', () => {
    const goal = { title: 'Get down to 80 kg', progress: 40, measure: weight, reading: 86 }
    expect(resultFor(goal, "typed wrong before, I'm 85 not 86")).toMatchObject({ values: [85] })
    expect(resultFor(rest, 'that 73 was wrong. real one is 75')).toMatchObject({ values: [75] })
  })

  const novel = { title: 'Write a novel', progress: 37, measure: total('words', 50_000), reading: 18_500 }
  it.each([
    [{ ...rest }, 'oops, should have been 75', 75],
    [novel, 'whoops, that counted the notes, real one is 17900', 17_900],
  ])('is asked for by itself: %#', (about, response, meant) => {
    const { ask } = answerOf(about, response)
    expect(ask?.options.map(({ value }) => value)).toEqual([meant, about.reading])
  })

  it('is one of a share, too, and none where it may be more', () => {
    const { ask } = answerOf({ title: 'Sleep better', progress: 50 }, 'no wait i said 50, more like 40')
    expect(ask?.options.map(({ progress }) => progress)).toEqual([40, 50])
    expect(answerOf(novel, 'from 18500 words, 1000 more today').ask?.words).not.toBe('What is it, then?')
  })
})

describe('two figures of which the second speaks against the first', () => {
  const card = { title: 'Clear the credit card', progress: 25, measure: level('€', 3_400, 0), reading: 2_550 }
  const slides = { title: 'Scan the slides', progress: 40, measure: total('slides', 800), reading: 320 }
  it.each([
    [card, 'paid 200 but then bought shoes for 80 on it', 2_430],
    [slides, 'scanned 40 but 10 came out all purple and need doing again', 350],
  ])('are first asked about as what is left: %#', (about, response, left) => {
    expect(answerOf(about, response).ask?.options[0]?.value).toBe(left)
  })

  it('are not, where the second is none of the goal’s', () => {
    expect(resultFor(slides, 'scanned 40 but it took 3 hours')).not.toBe('stays')
    expect(answerOf(slides, 'scanned 40 but it took 3 hours').ask?.options[0]?.value ?? 360).toBe(360)
    const boiler = { title: 'Save for a boiler', progress: 0, measure: total('£', 1_500), reading: 0 }
    const { ask } = answerOf(
      boiler,
      'put 120 in before I could spend it and then Nan gave me 20 and I put that in as well',
    )
    expect(ask?.options[0]?.value).not.toBe(100)
  })
})

describe('what somebody near did', () => {
  const plank = { title: 'Hold a plank for 180 seconds', progress: 40, measure: level('s', 60, 180), reading: 90 }
  it('is theirs, and asked about where a figure is told of it', () => {
    expect(resultFor(plank, 'my daughter held it 95 seconds, shes nine!')).toBe('stays')
    expect(answerOf(plank, 'Dad held it for 95 seconds').ask?.options[1]?.label).toBe('It does not: leave it at 90 s')
  })

  it('is no win and no question of a goal without a figure, but where it was done to oneself', () => {
    expect(answerOf({ title: 'Learn to cook properly', progress: 0 }, 'Flatmate made a great dal').ask).toBeUndefined()
    expect(resultFor(plank, 'my daughter timed me at 95 seconds')).not.toBe('stays')
  })
})

describe('what is nearly there and tells no figure', () => {
  const end = (about: Parameters<typeof answerOf>[0], words: string) => answerOf(about, words).ask?.options[0]?.label
  it('may be the end of it', () => {
    expect(end({ title: 'Move out of the old flat', progress: 80 }, 'All in! typing this from my own sofa')).toBe(
      'It is done',
    )
    const thesis = { title: 'Finish my thesis', progress: 90, measure: total('words', 12_000), reading: 10_800 }
    expect(end(thesis, 'Submitted it 3 mins before the deadline')).toBe('12,000 words: it is complete')
  })

  it('is not, where something of it is told to be missing', () => {
    const attic = { title: 'Finish the attic room', progress: 85, milestones: ['Shelves and the lamp'] }
    const { ask } = answerOf(attic, 'The shelves are up, the lamp is missing.')
    expect(ask?.options.map(({ label }) => label)).not.toContain('It is done')
  })

  it('is asked about as the whole where that is said, whatever milestone is named beside it', () => {
    const shed = { title: 'Build a shed', progress: 50, milestones: ['Put up the walls', 'Paint it green'] }
    for (const words of ['Everything is done.', 'Everything is done, even the green paint.', 'all of it is finished'])
      expect(end(shed, words), words).toBe('It is done')
    expect(end(shed, 'Everything is done but the paint is not dry yet')).not.toBe('It is done')
  })

  it('is no share of the goal that is one of a milestone', () => {
    const shed = { title: 'Build a shed', progress: 25, milestones: ['Put up the walls', 'Roof', 'Door', 'Paint'] }
    expect(answerOf(shed, 'Three of the four walls are up').ask?.options.map(({ label }) => label)).not.toContain('75%')
  })

  it('is asked about by a share that is told, though it is less', () => {
    expect(end({ title: 'Draw with confidence', progress: 80 }, "looking back, I'd put it at 65%")).toBe('65%')
  })
})

describe('a figure of one’s own', () => {
  it('of a weight goes the way that its word says', () => {
    const about = { title: 'Get down to 80 kg', progress: 40, measure: weight, reading: 86 }
    expect(resultFor(about, 'lost another kilo')).toEqual({ to: 50, values: [85] })
    const { ask, values } = answerOf(about, 'gained a kilo')
    expect(ask?.options[0]?.value ?? values?.[0]?.value).toBe(87)
  })

  it.each(['I have read 8 books in all', 'read 8 so far', 'up to 8 books', 'that makes 8 altogether'])(
    'is all there is: %s',
    (words) => {
      const books = { title: 'Read 12 books', progress: 8, measure: total('books', 12), reading: 1 }
      expect(resultFor(books, words)).toMatchObject({ to: 67 })
    },
  )

  it('“in all” is offered as no more', () => {
    const books = { title: 'Read 12 books', progress: 100, measure: total('books', 12), reading: 12 }
    const about = { ...books, milestones: ['Six books read', 'All twelve read'] }
    const values = answerOf(about, 'I have now read seven books in all.').ask?.options.map(({ value }) => value)
    expect(values).toEqual([7, 12])
  })

  it('is none in “the new one”, nor what is only planned', () => {
    const books = { title: 'Read 12 books', progress: 33, measure: total('books', 12), reading: 4 }
    expect(resultFor(books, 'read about 80 pages of the new one on the train')).toBe('stays')
    const run = { title: 'Run 500 km this year', progress: 42, measure: total('km', 500), reading: 210 }
    expect(resultFor(run, '10k planned for sunday with Jo')).toBe('stays')
    expect(resultFor(run, 'did 10k on sunday with Jo')).not.toBe('stays')
  })

  it('is of a part where milestones stand and “it” may be one of them', () => {
    const shop = { title: 'Sell my pottery online', progress: 0, milestones: ['Take photos', 'First sale'] }
    expect(resultFor(shop, 'Photographed about half of it, rest after it stops raining')).toBe('asks')
  })
})
