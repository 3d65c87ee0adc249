import 'server-only'
import type { Situation } from './situation'

/** Words that name what a goal would be about, plainly enough to say that there is none. */
const TOPICS =
  /\b(?:savings?|money|budget|debts?|euros?|dollars|half[- ]marathon|marathon|runs?|running|5 ?k|10 ?k|gym|workouts?|diet|weight|pizza|smoking|cigarettes?|alcohol|drinking|meditation|yoga|books?|reading|novel|thesis|blog|podcast|piano|guitar|violin|spanish|french|german|italian|exam|thesis|course|promotion|job search|business|start-?up|garden|mother|mum|mom|father|dad|wife|husband|kids|friends?)\b/

/** What the message is about when no goal on record is: the user's own word for it. Null when there is one, or none is meant. */
export function unknownTopic({ message, named, ongoing }: Situation): string | null {
  if (named.length > 0 || ongoing.length === 0) return null
  return message.text.match(TOPICS)?.[0] ?? null
}
