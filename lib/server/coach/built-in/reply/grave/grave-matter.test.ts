import { describe, expect, test } from 'vitest'
import { type BuiltInLeader, leaderIds } from '@/lib/contract/coaches'
import { builtInPersona } from '@/lib/server/coach/personas/personas'
import { checkCrisis } from '@/lib/server/coach/safety'
import { chatContext, customCoach } from '@/tests/support/coach-context'
import { composeReply } from '../compose-reply'
import { readMessage } from '../read-message'
import { type GraveMatter, graveMatterIn } from './grave-matter'

const personas = [
  ...leaderIds.filter((id): id is BuiltInLeader => id !== 'custom').map(builtInPersona),
  customCoach('Push me hard.'),
]

const labelled: Record<GraveMatter['kind'], readonly string[]> = {
  danger: [
    'My friend is suicidal, what do I do?',
    'My brother wants to kill himself',
    'My best friend texted me that she wants to die',
    'how do I help a suicidal friend',
    'My daughter is cutting herself again and I am scared',
    'A friend of mine keeps talking about suicide',
    'My ex says he will kill himself if I leave',
    'My roommate is talking about ending her life',
    'I think my son might hurt himself tonight',
    'She said she doesn’t want to live anymore',
    'my dad threatened to shoot himself',
    'My sister tried to kill herself last night',
    'Someone I know took a whole bottle of pills',
    'My husband has been having suicidal thoughts',
  ],
  medication: [
    'How much sertraline should I take?',
    'Should I stop taking my antidepressants?',
    'Can I mix ibuprofen with paracetamol?',
    'Is it safe to double my dose?',
    'How many melatonin tablets can I take?',
    'what is the max dose of ibuprofen',
  ],
  panic: ['I had a panic attack this morning', 'I keep having panic attacks', 'Panic attack at work today'],
  loss: ['I had a miscarriage', 'We lost the baby', 'My dad died yesterday', 'My brother killed himself in March'],
  illness: [
    'My dad was diagnosed with cancer',
    'I was diagnosed with MS today',
    'my mum has cancer',
    "My wife's cancer is back",
    'I just got my diagnosis',
  ],
  overcome: [
    'I used to be suicidal ten years ago, I am fine now',
    'Years ago I wanted to die. Today I have two kids and love my life',
    'I tried to kill myself when I was sixteen, I am well today',
  ],
  person: ['Is Sam good for me?', 'Is my boyfriend good for me?', 'is she right for me'],
}

describe.each(Object.entries(labelled))('%s', (kind, messages) => {
  test.each(messages)('%s', (message) => {
    expect(graveMatterIn(readMessage(message))?.kind).toBe(kind)
    for (const persona of personas) {
      const reply = composeReply(chatContext({ message, persona }))
      expect(reply).not.toMatch(/Read 12 books|25%|mission|goal|step|[Ss]hip|\bpush\b|null|undefined|[{}[\]|]/)
      expect(reply.split(/\s+/).length).toBeLessThan(180)
      if (kind !== 'medication' && kind !== 'panic') expect(reply).not.toMatch(/doctor|pharmacist/)
    }
  })
})

test.each([
  'My friend is suicidal, what do I do?',
  'My brother wants to kill himself',
  'How much sertraline should I take?',
  'I had a panic attack this morning',
  'I had a miscarriage',
  'I used to be suicidal ten years ago, I am fine now',
])('no cry of their own, so the coach is asked: %s', (message) => {
  expect(checkCrisis(message)).toBeNull()
})

test('for somebody else in danger the way to help is whole, however often it is asked', () => {
  const message = 'My friend is suicidal, what do I do?'
  const turns: { isFromUser: boolean; text: string; at: string }[] = []
  for (let count = 0; count < 4; count++) {
    const text = composeReply(chatContext({ message, turns: [...turns] }))
    for (const part of [
      /seriously/,
      /Listen and stay/,
      /Ask directly/,
      /do not leave them alone/,
      /911/,
      /988/,
      /116 123/,
      /findahelpline\.com/,
    ])
      expect(text).toMatch(part)
    turns.push({ isFromUser: true, text: message, at: '' }, { isFromUser: false, text, at: '' })
  }
})

test.each([
  'My brother is killing himself with work',
  'My friend wants to kill himself laughing when I sing',
  'The character in my novel wants to kill herself',
  'My friend is not suicidal, just tired',
  'My friend was suicidal years ago',
  'My son hurt himself at football',
  'My sister is cutting herself off from sugar',
  'He wants to die his hair blue',
  'My friend volunteers in suicide prevention',
  'She doesn’t want to live with me',
  'I took my pills this morning as planned',
  'Should I take a break?',
  'How much time should I take?',
  'My phone died on the run',
  'I ran for a cancer charity',
  'I ran 10 km with my dad',
  'I have no panic about the exam',
  'Is running good for me?',
  'Is it good for me?',
  'Is Keto good for me?',
  'How do I get better at running?',
  'I used to smoke ten years ago',
  'My boss will kill me if I miss the deadline',
])('nothing grave: %s', (message) => {
  expect(graveMatterIn(readMessage(message))).toBeNull()
})
