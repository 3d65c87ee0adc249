import 'server-only'
import { type GoalView, tellingWords } from '../goal/goal-view'
import { factorFor, isPlural, singular } from '../goal/units'
import { openNamed } from './open-milestones'

/** Pieces, people, times and things of daily life: half of one is no half of a goal. */
export const NOT_THE_WHOLE =
  /^(?:chapter|page|section|lesson|module|scene|paragraph|unit|part|act|verse|stanza|movement|track|room|kitchen|bedroom|bathroom|lounge|ceiling|intro|introduction|conclusion|prologue|epilogue|outline|sleeve|collar|hem|corner|side|class|team|group|family|audience|people|friend|staff|office|crew|town|guest|day|morning|evening|night|week|weekend|month|year|hour|time|afternoon|term|battle|pizza|cake|bottle|bag|packet|fuel|petrol|battery|salary|wage|pay|budget|income|rent|price|cost|bill|effort|energy|attention|interview|lecture|match|game|race|workout|session|exam|test|quiz|mock|user|student|customer|colleague|population|world|life|sentence|question|answer|problem|tank|tin|tub|meal|lunch|dinner|pupil|kid|children|neighbou?rhood|street|village|crowd|company|department|mate|relative|neighbour|boss|client|member|player)$/
/** What is made of chapters and pages. */
const WRITTEN = /^(?:thesis|dissertation|book|novel|memoir|manuscript|report|biography|textbook)$/
/** Words after a share that name no whole. */
const NOT_A_NOUN =
  /^(?:is|are|was|were|has|have|had|been|done|through|complete|completed|finished|there|of|in|into|read|written|saved|paid|ready|now|today|yesterday|so|already|with|and|on|as|for|at|by|i|we|after|before|since|last|this|that|just|only|to|up|say|think|guess|left|remaining|point|mark|or|if|but|then|sewn|painted|built|cleared|planted|learned|learnt|sorted|cleaned|packed|tonight|maybe|roughly|again|almost|from|my|the|[a-z]+ed)$/

/** Whether a noun is something other than the whole goal: "80% of the chapter" in a goal of 12 chapters. */
export function isForeignWhole(noun: string, view: GoalView): boolean {
  if (
    !noun ||
    NOT_A_NOUN.test(noun) ||
    /^(?:way|it|work|goal|mission|total|whole|project|target|thing|things|amount|journey|distance|task|tasks|all|everything|plan|course|progress|them|these|those|full|entire|overall|required|original|needed|money|milestones?|steps|process|job|draft|manuscript|text|whole|programme?|list|challenge|stuff|road|route|path|finish|end|completion|planned|lot|pile|stack|collection|batch|set|stock|heap|load|series|season|tour|cycle|sequence|flock|herd|crop|harvest|inventory|archive|backlog|alphabet|deck|map|syllabus|vocabulary|repertoire|atlas|patch|plot)$/.test(
      noun,
    )
  )
    return false
  const counted = view.sizes.find((size) => factorFor(size, noun) !== null)
  if (!view.sizes.length && /^(?:chapters|pages)$/.test(noun) && [...view.nouns].some((own) => WRITTEN.test(own)))
    return false
  // "five sixths of the trees" of an orchard: things in the plural, where the goal counts none, are what it is made of.
  if (
    !view.sizes.length &&
    isPlural(noun) &&
    !/^(?:guests|people|colleagues|users|days|times|friends|customers|weeks|hours|minutes|nights|students|slides|pupils|testers|reviewers|viewers|kids|mates|relatives|neighbours|clients|members|players|staff)$/.test(
      noun,
    )
  )
    return false
  if (!counted && isPlural(noun) && view.stuff.has(singular(noun))) return false
  if (
    !counted &&
    /^(?:tin|box|pile|stack|album|crate|drawer|shelf|bag|folder|trunk|chest|rack)$/.test(noun) &&
    view.stuff.has(noun)
  )
    return false
  if (counted) return !isPlural(noun) && !['money', 'distance', 'weight'].includes(counted.family)
  if (view.nouns.has(singular(noun))) return false
  if (view.sizes.length) return true
  // Any noun may stand for the whole of a goal that counts nothing; known pieces, people and times do not.
  return (
    NOT_THE_WHOLE.test(singular(noun)) ||
    (!view.hasListedParts &&
      openNamed(noun, view).length !== 1 &&
      view.milestones.some((one) => tellingWords(one.title).has(singular(noun))))
  )
}
