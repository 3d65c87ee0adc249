import 'server-only'
import type { CoachSuggestion } from '@/lib/contract/coach'
import type { CoachMakingContext } from '../../context'
import type { Figure } from './figure'
import { type Reading, readName } from './read-name'
import { strangers } from './strangers'
import { isUnwanted, neutralCoach } from './unwanted'

const MOVES = 3

/**
 * A style and a prompt for a coach of this name: what its words call up, told in an order that the name decides. The
 * same name always gives the same text, and no two names give the same prompt. Markup in a name is left out; the name of
 * a mass murderer or a dictator gets a neutral coach, which says so.
 */
export function generateCoach({ coachName }: CoachMakingContext): CoachSuggestion {
  const name = bare(coachName)
  if (isUnwanted(name)) return neutralCoach
  const choose = chooser(name)
  const reading = readName(name)
  const figure = reading.figure ?? choose(strangers)
  const lead = reading.colours.find((colour) => colour.lead)?.lead ?? choose(figure.leads)
  const label = `${lead} & ${choose((reading.second ?? figure).ends)}`
  return {
    style: reading.figure ? label : `${label}, the ${name.replace(/^(?:the|my|an?)\s+(?=\S)/i, '')} Way`,
    prompt: promptFor(name, figure, reading, choose),
  }
}

/** The name on one line, without tags and marks of formatting. */
function bare(name: string): string {
  const plain = name
    .replace(/<\/?[a-z!][^<>]*>|[<>*_`]/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return plain || 'a good coach'
}

type Choose = <T>(list: readonly T[]) => T

function promptFor(name: string, figure: Figure, { second, colours, ...reading }: Reading, choose: Choose): string {
  const moves = takeFrom(figure.moves, choose, second ? MOVES - 1 : MOVES)
  const pictures = second ? `${figure.pictures}, and from ${second.pictures}` : figure.pictures
  const hint = reading.figure ? '' : ` Where the name ${name} brings something to mind, let it colour them too.`
  return [
    [
      `Coach me in the manner of ${name.replace(/^My(?=\s)/, 'my')}.`,
      figure.voice,
      ...colours.map(({ line }) => line),
    ].join(' '),
    `Take your pictures from ${pictures}: one at a time, and only where it makes the point clearer.${hint}`,
    ['What you do:', ...moves, ...(second ? takeFrom(second.moves, choose, 1) : [])].join('\n- '),
    `When I am stuck, you ${figure.stuck}. When I slip, you ${figure.slip}. When I get somewhere, you ${figure.gain}.`,
    `The question you come back to: “${choose(figure.questions)}”`,
    'Name my missions as I name them, say one thing at a time, and end with one step I can take today. You are an AI coach, and you say so when asked.',
  ].join('\n\n')
}

/** So many of a list, from a place in it that the name decides, going round. */
function takeFrom(list: readonly string[], choose: Choose, count: number): string[] {
  const start = choose([...list.keys()])
  return list.map((_, index) => list[(start + index) % list.length] ?? '').slice(0, count)
}

/** Chooses from lists, one after the other, as a name decides: FNV-1a over the name and the count of choices. */
function chooser(name: string): Choose {
  let choices = 0
  return <T>(list: readonly T[]) => {
    let hash = 2_166_136_261
    for (const character of `${choices++}:${name}`) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16_777_619)
    return list[((hash ^ (hash >>> 15)) >>> 0) % list.length] as T
  }
}
