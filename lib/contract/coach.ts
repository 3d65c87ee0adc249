import { z } from 'zod'
import { careLevel } from './care'
import { coachSources } from './chat'
import { leaderIds } from './coaches'
import { domainIds } from './domains'
import { limits } from './limits'
import { goalMeasure } from './measure'
import { coachMessages } from './messages/coaches'
import { goalMessages } from './messages/goals'
import { requiredText, text } from './text'

export const descriptionRequest = z.object({
  currentDescription: text(limits.description).optional(),
  userResponse: requiredText(limits.response, goalMessages.suggestionNeedsResponse.description),
  goalTitle: text(limits.title).optional(),
  progress: z.number().min(0).max(100).optional(),
})
export type DescriptionRequest = z.input<typeof descriptionRequest>

/** `care`, only where the answer it rests on is explicitly in crisis language: words of help; the description is then left as it was. */
const care = { care: z.string().optional(), careLevel }

export const descriptionSuggestion = z.object({ suggestion: z.string(), ...care })
export type DescriptionSuggestion = z.infer<typeof descriptionSuggestion>

export const guidanceRequest = z.object({
  goalTitle: requiredText(limits.title, goalMessages.field.titleRequired),
  domain: z.enum(domainIds, { error: goalMessages.field.domainRequired }),
  initialDescription: text(limits.description).optional(),
  leaderStyle: z.enum(leaderIds).optional(),
  /** What the form holds already, and need not be asked for or suggested. */
  isCounted: z.boolean().optional(),
  isDated: z.boolean().optional(),
})
export type GuidanceRequest = z.input<typeof guidanceRequest>

/** What an engine words of guidance. */
const guidanceText = z.object({
  questions: z.array(z.string()),
  suggestions: z.array(z.string()),
  /** The user's own sentences, set upright; empty where nothing was written. */
  improvedDescription: z.string(),
})
export type GuidanceText = z.infer<typeof guidanceText>

/** `measure` is how the goal's words count it, `fields` what they leave open: both computed, whichever engine words the rest. */
export const guidance = guidanceText.extend({
  measure: goalMeasure.nullable(),
  fields: z.array(z.object({ name: z.enum(['measure', 'targetDate', 'obstacle', 'firstStep']), question: z.string() })),
  ...care,
})
export type Guidance = z.infer<typeof guidance>

/** Ways of coaching that a coach of the user's own may start from. */
export const archetypeIds = [
  'drill-sergeant',
  'stoic',
  'gentle-listener',
  'strategist',
  'scientist',
  'teacher',
  'cheerleader',
  'straight-talker',
] as const
export type ArchetypeId = (typeof archetypeIds)[number]

/** A custom coach to be suggested from its name, in the way of coaching that was picked, else in the nearest. */
export const coachRequest = z.object({
  name: requiredText(limits.coachName, coachMessages.field.coachNameRequired),
  archetype: z.enum(archetypeIds).optional(),
})
export type CoachRequest = z.input<typeof coachRequest>

/** The style and the prompt suggested for a custom coach, within the limits of the profile's fields. */
const coachText = z.object({ style: z.string(), prompt: z.string() })
export type CoachText = z.infer<typeof coachText>

/** The suggestion, the way of coaching it is made in, and what a coach of this name would be in each of them. */
export const coachSuggestion = coachText.extend({
  archetype: z.enum(archetypeIds),
  /** Whether the name tells how it coaches; where it does not, the way is only one to begin with. */
  isFromName: z.boolean(),
  archetypes: z.array(coachText.extend({ id: z.enum(archetypeIds), name: z.string() })),
})
export type CoachSuggestion = z.infer<typeof coachSuggestion>

export const coachStatus = z.object({
  provider: z.enum(coachSources),
  model: z.string().nullable(),
  reachable: z.boolean(),
  /** Why the built-in coach answers though a model is set up; absent where it does not. */
  spent: z.enum(['day', 'month']).optional(),
})
export type CoachStatus = z.infer<typeof coachStatus>

export const rewrittenDescription = z.object({ description: z.string(), ...care })
export type RewrittenDescription = z.infer<typeof rewrittenDescription>

/** What the coach's model has been sent and has written for the user in a month of theirs. Nothing with the built-in coach. */
export const coachUsage = z.object({
  /** `YYYY-MM` in the user's zone. */
  month: z.string().regex(/^\d{4}-\d{2}$/),
  calls: z.int().min(0),
  /** Cached ones among them. */
  inputTokens: z.int().min(0),
  outputTokens: z.int().min(0),
  /** What the model may cost the user in a day, in UTC, null without a limit, and what it has cost today. */
  today: z.object({ budget: z.int().min(1).nullable(), used: z.int().min(0) }),
  /** The budget that has nothing left: the user's of the day, or the whole server's of the month. */
  spent: z.enum(['day', 'month']).nullable(),
})
export type CoachUsage = z.infer<typeof coachUsage>
