import 'server-only'
import type { Guidance } from '@/lib/contract/coach'
import type { GuidanceContext } from '../../context'
import { type Chance, chanceFrom } from '../reply/chance'
import { themeOf } from '../reply/themes/find-theme'
import { doing, quoteTitle, shortTitle } from '../reply/titles'
import { type Words, weave } from '../reply/weave'
import { cautionFor } from './caution'
import { deeperQuestions, questionsFor, suggestionsFor } from './creation-patterns'
import { improvedDescription } from './improved-description'
import { gapsIn } from './what-is-missing'

const QUESTIONS = 4
const SUGGESTIONS = 4

/**
 * Helps to shape a goal before it is created: questions for what its words leave open, suggestions that fit its kind,
 * and a description in the first person with gaps to fill. In the coach's voice; no two goals get the same text.
 */
export function assistGoalCreation(context: GuidanceContext): Guidance {
  const { persona, goalTitle: title, domain, initialDescription: description } = context
  const theme = themeOf({ title, description, domain, tags: [] })
  const chance = chanceFrom([title, description, domain, persona.id, persona.name].join('\\u0001'))
  const gaps = gapsIn(title, description)
  const name = quoteTitle(title)
  const words: Words = { goal: name, short: shortTitle(title), topic: doing(title) ?? name }
  const told = { ...words, counted: chance.pick(theme.counts), snag: chance.pick(theme.snags) }
  const saying = () => chance.pick(persona.stresses.planning.filter((line) => !/[?{[|]/.test(line))) ?? ''

  const ask = picker(chance)
  const asked = [...gaps.map((gap) => questionsFor[gap]), deeperQuestions, deeperQuestions].slice(0, QUESTIONS - 1)
  const kinds = chance.shuffled(['measure', 'snag', 'parts', 'hour'] as const).slice(0, SUGGESTIONS - 1)
  const lead = chance.pick(persona.stepLeads)
  const caution = cautionFor({ title, description })

  return {
    questions: [
      ...asked.map((patterns) => ask(patterns, told)),
      `${name}: ${persona.signatureQuestion.charAt(0).toLowerCase()}${persona.signatureQuestion.slice(1)}`,
    ],
    suggestions: [
      ...(caution ? [caution] : []),
      ask(suggestionsFor.step, { ...told, lead, step: chance.pick(theme.steps) }),
      ...kinds.map((kind) =>
        ask(suggestionsFor[kind], { ...told, saying: saying(), counted: chance.pick(theme.counts) }),
      ),
    ].slice(0, SUGGESTIONS),
    improvedDescription: improvedDescription({ title, description }, gaps, theme, chance),
  }
}

/** Picks among patterns, none twice. */
function picker(chance: Chance): (patterns: readonly string[], words: Words) => string {
  const used = new Set<string>()
  return (patterns, words) => {
    for (const pattern of chance.shuffled(patterns.filter((one) => !used.has(one)))) {
      const line = weave(pattern, words, chance)
      if (line) {
        used.add(pattern)
        return line
      }
    }
    return ''
  }
}
