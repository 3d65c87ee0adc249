import 'server-only'
import { soundsDesperate } from './safety-despair'
import { abusePatterns } from './safety-patterns/abuse'
import type { CrisisKind, CrisisPattern } from './safety-patterns/crisis-pattern'
import { denial, figuresOfSpeech, harmlessSentences, otherPerson, pastTime, stillNow } from './safety-patterns/figures'
import { selfHarmPatterns } from './safety-patterns/self-harm'
import { suicidePatterns } from './safety-patterns/suicide'
import { indirectSuicidePatterns } from './safety-patterns/suicide-indirect'

const crisisPatterns = [...suicidePatterns, ...indirectSuicidePatterns, ...selfHarmPatterns, ...abusePatterns]

/**
 * Looks for crisis language, in the first person and the present: suicide, self-harm, overdose, abuse, eating
 * disorders. Deterministic, and run before any engine sees the text. Null when there is none; where in doubt between a
 * figure of speech and a cry, a sentence with no everyday cause in it counts as a cry.
 */
export function checkCrisis(text: string): { kind: CrisisKind } | null {
  for (const sentence of sentencesOf(text)) {
    const pattern = crisisPatterns.find((one) => isMeant(one, sentence))
    if (pattern) return { kind: pattern.kind }
  }
  const whole = sentencesOf(text).join('. ')
  if (soundsDesperate(whole) && !isPast(whole) && !otherPerson.test(whole)) return { kind: 'suicide' }
  return null
}

/** The fixed answer to a message in crisis language. Plain text, paragraphs parted by a blank line. */
export function crisisReply(): string {
  return [
    'Thank you for telling me. What you are carrying sounds very heavy, and I want you to have someone with you in it who can really help. I am an AI coach, so that has to be a person.',
    'If you are in danger right now, or have taken or done something, please call your local emergency number: 911 in the US and Canada, 999 in the UK, 112 in Europe.',
    'You can talk to someone at any hour, for free: call or text 988 in the US. In the UK and Ireland, call Samaritans on 116 123. Anywhere else, findahelpline.com lists the line nearest to you, also for violence at home and for eating disorders.',
    'Your missions can wait. Is there one person near you whom you could call or sit with now?',
  ].join('\n\n')
}

const WELL_NOW =
  /\b(?:fine|better|ok|okay|good|well|safe|happy|happier|free|healthy|stable|past it|sober|clean|recovered|stronger|over it)(?: \w+)? (?:now|today|these days)\b|\bnow (?:i'm|i am|i feel) (?:\w+ )?(?:fine|better|ok|okay|good|well|happy|free|healthy|sober|clean|recovered|alive|stronger|past that|over it)\b/

function isMeant(pattern: CrisisPattern, sentence: string): boolean {
  const found = pattern.words.exec(sentence)
  if (!found) return false
  const before = sentence.slice(0, found.index).trim()
  if (harmlessSentences.some((one) => one.test(sentence))) return false
  if (!/^(?:don'?t|do not|never|no|not|won'?t|haven'?t|can'?t|nothing|nobody)/.test(found[0]) && denial.test(before))
    return false
  if (isPast(sentence)) return false
  return pattern.kind === 'abuse' || !isSomeoneElse(before, found[0], sentence)
}

function isPast(sentence: string): boolean {
  return pastTime.test(sentence) && !stillNow.test(sentence.replace(pastTime, '').replace(WELL_NOW, ''))
}

/** Someone else's words or deeds: another person before the grave words, and no "I" between the two. */
function isSomeoneElse(before: string, words: string, sentence: string): boolean {
  if (/\b(?:i|me|my)\b/.test(words.replace(/\bmy(?:self)?\b/g, '')) && !/["“]/.test(sentence)) return false
  const other = otherPerson.exec(before)
  if (!other) return false
  const between = before.slice(other.index + other[0].length)
  const isQuoting = /\b(?:said|says|told me|texted|wrote|posted|saying|tells me|admitted|confessed)\b.*["“']/.test(
    between,
  )
  return isQuoting || !/\b(?:i|i'm|i've|i'd|i'll|me|my)\b/.test(between)
}

function sentencesOf(text: string): string[] {
  return text
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
    .replace(/[”„]/g, '"')
    .replace(
      /\b(dont|cant|wont|im|ive|didnt|doesnt|isnt|wasnt|wouldnt|havent|shouldnt)\b/g,
      (word) => apostrophes[word] ?? word,
    )
    .split(/(?<=[.!?;])\s+|\n+|,? but |(?<=\w), (?=(?:i|and|so|because)\b)/)
    .map((sentence) => figuresOfSpeech.reduce((rest, figure) => rest.replace(figure, ' … '), sentence))
    .map((sentence) =>
      sentence
        .replace(/[.!?;]+$/, '')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter(Boolean)
}

const apostrophes: Record<string, string> = {
  dont: "don't",
  cant: "can't",
  wont: "won't",
  im: "i'm",
  ive: "i've",
  didnt: "didn't",
  doesnt: "doesn't",
  isnt: "isn't",
  wasnt: "wasn't",
  wouldnt: "wouldn't",
  havent: "haven't",
  shouldnt: "shouldn't",
}
