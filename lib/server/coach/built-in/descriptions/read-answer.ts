import 'server-only'
import { parse } from 'chrono-node'
import nlp from 'compromise'
import { straightened } from '../reply/read-message'
import { upright, usableSentences } from './own-sentences'

/** What a sentence of an answer is about. */
export type Aspect = 'reason' | 'done' | 'plan' | 'obstacle' | 'detail'

export type AnswerPart = { aspect: Aspect; sentence: string; weight: number }

const OBSTACLE =
  /\b(?:hard|difficult|struggl\w*|problem|obstacle|but|no time|tired|busy|distract\w*|afraid|fear|worr\w*|stuck|can't|cannot|couldn't|didn't|gets? in the way|keeps? me from|slip\w*|skip\w*|forget|excuse|injur\w*|hurts?|pain|stress\w*|lack|without enough|too (?:much|many|little|late|expensive)|rain|weekend[s]? are)\b/
/** A change of mind is a plan, whatever led to it. */
const CHANGE =
  /\b(?:switch(?:ing|ed)? to|instead|decided (?:to|on)|from now on|no longer (?:want|going)|only (?:do|aim for))\b/
const REASON =
  /^(?:because|since|so that|it matters|the reason)\b|\b(?:because|so that i|matters|for my (?:kids|family|health|children|son|daughter|wife|husband|mother|father)|i want to (?:be|feel|show|prove)|reason)\b/
const PLAN =
  /\b(?:will|i'll|going to|plan|want to|aim|from now|starting|every (?:day|week|morning|evening|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|by (?:the )?(?:end|next|january|february|march|april|may|june|july|august|september|october|november|december)|next (?:week|month|year)|tomorrow|instead|from (?:monday|now|tomorrow)|times a week|per week|a week|twice|schedule)\b/
const DONE =
  /\b(?:i(?:'ve| have)|already|so far|finished|completed|done|did|ran|read|wrote|saved|lost|reached|made|started|signed|bought|went|managed|got to)\b/

/**
 * An answer in parts, each with what it is about and how much it tells: amounts, people and dates weigh most. The
 * user's words stay theirs; only what cannot stand alone ("because …", "the evenings") is given its subject.
 */
export function readAnswer(text: string, now: Date): AnswerPart[] {
  return usableSentences(text).map((raw) => {
    const plain = straightened(raw)
    const aspect = aspectOf(plain)
    return { aspect, sentence: upright(completed(raw, aspect)), weight: weightOf(raw, now) }
  })
}

/** The parts in the order in which a description tells them. */
export function inOrder(parts: readonly AnswerPart[], order: readonly Aspect[]): string[] {
  return order.flatMap((aspect) => parts.filter((part) => part.aspect === aspect).map((part) => part.sentence))
}

/** The weightiest parts, in the order in which they were said, when there are more than a description holds. */
export function weightiest(parts: readonly AnswerPart[], most: number): AnswerPart[] {
  const chosen = new Set([...parts].sort((a, b) => b.weight - a.weight).slice(0, most))
  return parts.filter((part) => chosen.has(part))
}

function aspectOf(plain: string): Aspect {
  if (/^(?:because|since|so that)\b/.test(plain)) return 'reason'
  if (CHANGE.test(plain)) return 'plan'
  if (OBSTACLE.test(plain) && !/\b(?:no longer|not) (?:hard|difficult|a problem)\b/.test(plain)) return 'obstacle'
  if (REASON.test(plain)) return 'reason'
  if (PLAN.test(plain)) return 'plan'
  if (DONE.test(plain)) return 'done'
  return 'detail'
}

/** Gives a fragment what it needs to stand in a description. */
function completed(raw: string, aspect: Aspect): string {
  if (/^(?:because|since)\b/i.test(raw)) return `It matters to me ${lowered(raw)}`
  if (/^so that\b/i.test(raw)) return `I do this ${lowered(raw)}`
  const hasVerb =
    /\b(?:i|i'm|i've|i'll|we|it|my|the|this|that|there)\b.*\b(?:am|is|are|was|were|have|has|had|do|does|did|will|can|could|want|need|plan|ran|read|wrote|\w+ed|get|gets|make|makes|keep|keeps|go|goes|take|takes|feel|work|works|run|runs|save|write)\b|\b(?:i'm|i've|i'll|it's|that's)\b/i.test(
      raw,
    )
  if (hasVerb || nlp(raw).has('(#Noun|#Pronoun) #Adverb? #PresentTense')) return raw
  if (aspect === 'obstacle') return `What gets in the way: ${lowered(raw)}`
  if (aspect === 'plan') return `My plan: ${lowered(raw)}`
  if (aspect === 'done') return `So far: ${lowered(raw)}`
  return raw
}

function lowered(text: string): string {
  return /^(?:I\b|[A-Z][a-z]+ (?:and|is|was)\b|[A-Z]{2})/.test(text)
    ? text
    : text.charAt(0).toLowerCase() + text.slice(1)
}

function weightOf(raw: string, now: Date): number {
  const bounded = raw.slice(0, 300)
  const numbers = bounded.match(/\d+/g)?.length ?? 0
  const people = nlp(bounded).people().length
  const dates = parse(bounded, now).length
  return (
    1 +
    2 * Math.min(2, numbers) +
    2 * Math.min(2, people) +
    2 * Math.min(1, dates) +
    (aspectOf(straightened(raw)) === 'detail' ? 0 : 1)
  )
}
