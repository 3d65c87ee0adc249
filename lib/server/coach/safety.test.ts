import { describe, expect, it } from 'vitest'
import { checkCrisis, crisisReply } from './safety'
import { labelledSentences } from './safety-labelled/labelled-sentences'

const { explicit, indirect, harmless } = labelledSentences

const caught = (sentences: string[]) => sentences.filter((one) => checkCrisis(one))
const missed = (sentences: string[]) => sentences.filter((one) => !checkCrisis(one))

describe('checkCrisis', () => {
  it('catches all but one in a hundred explicit cries', () => {
    const lost = missed(explicit)
    expect(lost.length / explicit.length, lost.join('\n')).toBeLessThanOrEqual(0.01)
  })

  it('catches nearly all indirect cries', () => {
    const lost = missed(indirect)
    expect(lost.length / indirect.length, lost.join('\n')).toBeLessThanOrEqual(0.15)
  })

  it('raises hardly any false alarm', () => {
    const alarms = caught(harmless)
    expect(alarms.length / harmless.length, alarms.join('\n')).toBeLessThanOrEqual(0.02)
  })

  it('finds a cry inside a longer message, and names its kind', () => {
    expect(checkCrisis('Work was fine today. Ran 5 km. But honestly I want to die.')).toEqual({ kind: 'suicide' })
    expect(checkCrisis('Dinner was nice, and then he hit me in the kitchen.')).toEqual({ kind: 'abuse' })
  })

  it('hears a cry that no rule words, and holds back where a grave word is not meant', () => {
    expect(checkCrisis('I have fed the cat for the last time and the letters are on the table')).not.toBeNull()
    expect(checkCrisis('The essay on overdose statistics is due on Friday')).toBeNull()
  })

  it('hears what is told over several sentences, and not what a story or a trifle tells', () => {
    expect(checkCrisis('The nurse asked if I felt safe at night. I nodded. I lied.')).toEqual({ kind: 'suicide' })
    expect(checkCrisis('In the novel the nurse asks if he is safe. He lied.')).toBeNull()
    expect(checkCrisis('They took my crisps off the shelf, discontinued. My life is over.')).toBeNull()
  })

  it('knows the family of a sign, and the everyday thing that looks like it', () => {
    const kinds = (text: string) => checkCrisis(text)?.kind ?? null
    expect(kinds('The self-harm is back, every evening.')).toBe('self-harm')
    expect(kinds('My friend self-harms and I don’t know how to help her.')).toBeNull()
    expect(kinds('She texted that she is coming to kill me.')).toBe('abuse')
    expect(kinds('Mum will kill me when she sees the carpet.')).toBeNull()
    expect(kinds('I stopped the insulin. What does it matter.')).toBe('suicide')
    expect(kinds('I stopped the antihistamines, hay fever season is over.')).toBeNull()
    expect(kinds('Only water and gum since Friday. Dizzy, and the number is lower.')).toBe('eating-disorder')
    expect(kinds('Only water until noon for the blood test, then bacon.')).toBeNull()
    expect(kinds('He has put cameras in every room and comments on what I do.')).toBe('abuse')
    expect(kinds('My husband put a camera in the hall to see what the puppy does.')).toBeNull()
  })

  it.each([
    ['If you don’t hear from me, please know that it isn’t your fault.', 'If you don’t hear from me, I’m busy skiing.'],
    ['I left my bank card and PIN on the table for my wife.', 'I left my bank card at the pub, again.'],
    ['The scratches are mine, not the cat’s.', 'The scratches are from the cat, she hates her carrier.'],
    ['I let him because it’s worse if I don’t.', 'I let him win because it’s worse if I don’t. He’s six.'],
    ['I took a lot more than the label said, and then a few more.', 'I took a few more than I needed, free samples.'],
    [
      'She hides my passport and says she’ll have me sent back if I complain.',
      'Mum keeps all our passports at the airport.',
    ],
    ['My brother killed himself in May and I want to do the same.', 'My brother hit the same note in May.'],
    ['My husband tried to strangle me.', 'My husband tried to beat me at chess.'],
    ['I carve words in my skin.', 'We carved words into the pumpkin.'],
    ['I took the full bottle of zoloft.', 'I took three bottles of squash to the picnic.'],
    ['Underweight and still restricting to 300 calories.', 'Restricting my screen time again.'],
    ['I crossed the road without looking. I didn’t care what happened.', 'I crossed the road without looking up.'],
  ])('hears %s and not %s', (cry, everyday) => {
    expect(checkCrisis(cry)).not.toBeNull()
    expect(checkCrisis(everyday)).toBeNull()
  })

  it('reads curly apostrophes and missing ones alike', () => {
    expect(checkCrisis('I don’t want to live anymore')).not.toBeNull()
    expect(checkCrisis('i dont want to live anymore')).not.toBeNull()
  })

  it.each([
    ['a long text', 'I ran and I wrote and I slept well and I called my mother. '],
    ['one endless sentence', 'i ran and wrote and slept well and called my mother '],
    ['half of many cries', 'i hope the pills my kids would be food the bridge '],
    ['people and no deeds', 'he she they i want wish my the '],
    ['deeds and no end', 'cut burn my arms he just always often sometimes took had all the too many so many '],
    ['signs begun and never ended', 'my ex was outside the house dizzy the number hungry my hair if i love him, '],
    ['one endless word', 'a'],
  ])('is fast on %s', (_, words) => {
    const text = words.repeat(8_000).slice(0, 8_000)
    checkCrisis(text)
    const before = process.cpuUsage()
    for (let round = 0; round < 5; round++) checkCrisis(text)
    const { user, system } = process.cpuUsage(before)
    // Under 20 ms, other work on the machine left out; a pattern that runs away takes seconds.
    expect((user + system) / 5_000).toBeLessThan(150)
  })
})

describe('crisisReply', () => {
  it('names the lines and says that it is an AI', () => {
    const reply = crisisReply()
    for (const line of ['988', '116 123', 'findahelpline.com', 'emergency number', 'AI']) expect(reply).toContain(line)
  })
})
