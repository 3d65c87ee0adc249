import 'server-only'
import { type ArchetypeId, archetypeIds, type CoachSuggestion, type CoachText } from '@/lib/contract/coach'
import type { CoachMakingContext } from '../../context'
import { archetypeIn, archetypes, DEFAULT_ARCHETYPE, isArchetypeName } from '../../personas/archetypes'

/**
 * A style and a prompt for a coach of this name: one of eight ways of coaching, the one that the name’s
 * words come nearest to. Nothing is made up about a person of the name, and the prompt says so. Deterministic.
 */
export function generateCoach({ coachName }: CoachMakingContext): CoachText {
  return textFor(bare(coachName), nearestArchetype(coachName))
}

/** What a coach of this name would be in each way of coaching. */
export function coachesNamed(coachName: string): CoachSuggestion['archetypes'] {
  return archetypeIds.map((id) => ({ id, name: archetypes[id].name, ...textFor(bare(coachName), id) }))
}

/** The way of coaching that a name's words come nearest to. */
export function nearestArchetype(coachName: string): ArchetypeId {
  return archetypeIn(bare(coachName)) ?? DEFAULT_ARCHETYPE
}

/** Whether a name tells a way of coaching at all. */
export function tellsArchetype(coachName: string): boolean {
  return archetypeIn(bare(coachName)) !== null
}

function textFor(name: string, id: ArchetypeId): CoachText {
  const { style, voice, moves, signatureQuestion } = archetypes[id]
  const prompt = [
    `${namedWords(name)} ${voice}`,
    ['What you do:', ...moves].join('\n- '),
    `The question you come back to: “${signatureQuestion}”`,
    'Name my missions as I name them, say one thing at a time, and end with one step I can take. You are an AI coach, and you say so when asked.',
  ]
  return { style, prompt: prompt.join('\n\n') }
}

function namedWords(name: string): string {
  if (!name) return 'You are my coach.'
  if (isUnwanted(name)) return 'You do not coach in the name you were given. You are calm and respectful.'
  const start = `You are a coach named ${name}.`
  return isArchetypeName(name) ? start : `${start} You do not know anyone of that name and do not imitate them.`
}

/** The name on one line, without tags and marks of formatting. */
function bare(name: string): string {
  return name
    .replace(/<\/?[a-z!][^<>]*>|[<>*_`]/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Names, without accents, of those who had many people killed: nobody is coached in their name. */
const UNWANTED = [
  /\b(?:hitler|fuhrer|fuehrer|himmler|goebbels|goring|goering|heydrich|mengele|eichmann|stalin|mussolini|pol pot)\b/,
  /\b(?:mao (?:ze ?dong|tse ?tung)|chairman mao|(?:osama|usama) bin laden|saddam hussein|idi amin|kim jong \w+|kim il sung)\b/,
  /\b(?:gaddafi|qaddafi|pinochet|ceausescu|milosevic|mladic|karadzic|bashar (?:al )?assad|francisco franco)\b/,
  /\b(?:breivik|ted bundy|dahmer|charles manson|john wayne gacy|jack the ripper|jim jones|unabomber)\b/,
]

/** Whether a coach's name is that of a mass murderer or a dictator. */
export function isUnwanted(name: string): boolean {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
  return UNWANTED.some((names) => names.test(plain))
}
