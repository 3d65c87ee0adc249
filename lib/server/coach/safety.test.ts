import { describe, expect, it } from 'vitest'
import { someOf } from '@/tests/support/some-of'
import { careFor, crisisReply, readCare } from './safety'
import { labelledSets, misread } from './safety-labelled/ledger'
import known from './safety-labelled/misread.json'

/** What may be a cry and may be none. */
const FAINT = 'It will all be over by Sunday'
const levelOf = (text: string) => readCare(text).level
const kindOf = (text: string) => readCare(text).kind

describe('readCare', () => {
  it('parts what is said outright from what is only heard, and leaves an ordinary day alone', () => {
    expect(readCare('I want to kill myself')).toEqual({ level: 'explicit', kind: 'suicide', language: 'en' })
    expect(levelOf(FAINT)).toBe('unclear')
    for (const worn of ['I just want it all to stop', 'i want everything to be over.'])
      expect(levelOf(worn)).toBe('unclear')
    expect(levelOf('I just want the rain to stop')).toBeNull()
    expect(readCare('Ran 5 km, 10 kms this week.')).toEqual({ level: null, kind: null, language: null })
  })

  it.each(labelledSets)('reads the labelled sentences as the ledger has them: $name', (set) => {
    // The whole of the large sets is read by `npm run eval`; here a part of each, exactly.
    const every = Math.ceil(set.sentences.length / 150)
    const sentences = someOf(set.sentences.filter((_, at) => at % every === 0))
    const read = new Set(sentences)
    const expected = (known as Record<string, string[]>)[set.name]?.filter((one) => read.has(one.replace(/^\w+: /, '')))
    expect(misread({ ...set, sentences })).toEqual(expected)
  })

  it('finds a cry inside a longer message, and names its kind', () => {
    expect(kindOf('Work was fine today. Ran 5 km. But honestly I want to die.')).toBe('suicide')
    expect(kindOf('Dinner was nice, and then he hit me in the kitchen.')).toBe('abuse')
  })

  it.each(['beginning', 'middle', 'end'])('finds a cry at the %s of a text of 20,000 characters', (place) => {
    const day = 'I ran and then I wrote a page and called my brother about the boat. '.repeat(140)
    const cry = 'I want to kill myself. '
    const text = { beginning: cry + day + day, middle: day + cry + day, end: day + day + cry }[place] ?? ''
    expect(levelOf(text)).toBe('explicit')
  })

  it('hears what is told over several sentences, and not what a story or a trifle tells', () => {
    expect(kindOf('The nurse asked if I felt safe at night. I nodded. I lied.')).toBe('suicide')
    expect(levelOf('In the novel the nurse asks if he is safe. He lied.')).toBeNull()
    expect(levelOf('They took my crisps off the shelf, discontinued. My life is over.')).toBeNull()
  })

  it.each([
    'I had a drink after ninety days sober. I relapsed.',
    'Relapsed on smoking, a whole pack yesterday. Back to day one.',
    'Slipped up and drank a bottle of wine, I feel awful about it.',
    'I broke my streak and smoked again.',
  ])('takes a relapse into drink or smoking for a set-back: %s', (text) => {
    expect(levelOf(text)).toBeNull()
  })

  it.each([
    ['The self-harm is back, every evening.', 'My friend self-harms and I don’t know how to help her.'],
    ['She texted that she is coming to kill me.', 'Mum will kill me when she sees the carpet.'],
    ['Only water and gum since Friday. Dizzy, and the number is lower.', 'Only water until noon for the blood test.'],
    ['He has put cameras in every room and comments on what I do.', 'He put a camera in the hall to see the puppy.'],
    ['If you don’t hear from me, please know that it isn’t your fault.', 'If you don’t hear from me, I’m busy skiing.'],
    ['I left my bank card and PIN on the table for my wife.', 'I left my bank card at the pub, again.'],
    ['My brother killed himself in May and I want to do the same.', 'My brother hit the same note in May.'],
    ['My husband tried to strangle me.', 'My husband tried to beat me at chess.'],
    ['I took the full bottle of zoloft.', 'I took three bottles of squash to the picnic.'],
    ['I dont want to live anymore', 'I dont want to live in this flat anymore, too damp'],
    ['I stopped the insulin. What does it matter.', 'I stopped the antihistamines, hay fever season is over.'],
    ['The scratches are mine, not the cat’s.', 'The scratches are from the cat, she hates her carrier.'],
    ['I let him because it’s worse if I don’t.', 'I let him win because it’s worse if I don’t. He’s six.'],
    ['I took a lot more than the label said, and then a few more.', 'I took a few more than I needed, free samples.'],
    [
      'She hides my passport and says she’ll have me sent back if I complain.',
      'Mum keeps all our passports at the airport.',
    ],
    ['I carve words in my skin.', 'We carved words into the pumpkin.'],
    [
      'I am writing in this journal for the last time.',
      'how often does orla turn up in my journal and when was the last time',
    ],
    ['Underweight and still restricting to 300 calories.', 'Restricting my screen time again.'],
    ['I crossed the road without looking. I didn’t care what happened.', 'I crossed the road without looking up.'],
  ])('hears %s and not %s', (cry, everyday) => {
    expect(levelOf(cry)).not.toBeNull()
    expect(levelOf(everyday)).toBeNull()
  })

  it('lets no hostile text run away', () => {
    const hostile = [
      'i hope the pills my kids would be food the bridge ',
      'k1l* d-i.e k_i ll ',
      'he she i want my the ',
      'a ',
    ]
    for (const words of hostile) {
      const spent = (length: number) => {
        const text = words.repeat(length).slice(0, length)
        readCare(text)
        const before = process.cpuUsage()
        for (let round = 0; round < 3; round++) readCare(text)
        const { user, system } = process.cpuUsage(before)
        return user + system
      }
      // A pattern that runs away takes seconds; what is measured here are milliseconds.
      expect(spent(20_000)).toBeLessThan(3_000_000)
    }
  })
})

describe('careFor', () => {
  const user = { timeZone: 'UTC' }

  it('brings words of help with an explicit cry alone, the gravest of several texts counting', () => {
    expect(careFor('A calm day', user)).toEqual({ careLevel: null })
    expect(careFor(FAINT, user)).toEqual({
      careLevel: 'unclear',
    })
    expect(careFor(['A calm day', 'I want to die'], user)).toEqual({ care: crisisReply(), careLevel: 'explicit' })
  })

  it('answers in the language of the cry', () => {
    expect(careFor('Ich will nicht mehr leben', user).care).toContain('0800 111 0 111')
    expect(careFor('Je veux mourir', user).care).toContain('3114')
    expect(careFor('死にたい', user).care).toContain('0120-279-338')
  })
})

describe('crisisReply', () => {
  it('names the lines and says that it is an AI', () => {
    const reply = crisisReply()
    for (const line of ['988', '116 123', 'findahelpline.com', 'emergency number', 'AI']) expect(reply).toContain(line)
  })

  it('names the lines of the country first that the time zone lies in', () => {
    const abroad = crisisReply({ timeZone: 'Asia/Tokyo' })
    expect(abroad).toContain('119')
    expect(abroad.indexOf('0120-279-338')).toBeLessThan(abroad.indexOf('988'))
    const german = crisisReply({ language: 'de', timeZone: 'Europe/Vienna' })
    expect(german.indexOf('142')).toBeLessThan(german.indexOf('0800 111 0 111'))
  })

  it('says it in other words and shorter the second time', () => {
    const again = crisisReply({ isRepeated: true })
    expect(again).not.toBe(crisisReply())
    expect(again.length).toBeLessThan(crisisReply().length)
    for (const line of ['988', '116 123', 'AI']) expect(again).toContain(line)
  })
})

it.each([
  'what plans do I have?',
  'Am I sleeping enough?',
  'Undo it please',
  'No, that is wrong. It was one shelf, not two. Undo it please',
  'What goals do I have?',
  'Which alerts do I have today?',
  'how many missions do I have left?',
])('what is asked of the app is no cry: %s', (question) => {
  expect(readCare(question)).toMatchObject({ level: null })
})

it.each(['Did I swallow enough?', 'Am I bleeding enough?'])(
  'how much of another thing is no such question: %s',
  (cry) => {
    expect(readCare(cry)).toMatchObject({ level: 'explicit' })
  },
)

it('what a cry adds to it is heard', () => {
  expect(readCare('Undo it please. Nobody would miss me if I were gone.').level).not.toBeNull()
  expect(readCare('What plans do I have? I want to kill myself.')).toMatchObject({ level: 'explicit' })
})
