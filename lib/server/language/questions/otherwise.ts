import 'server-only'
import type { Sentence } from '../text'

const OTHERWISE =
  /^\W*(?:and|or|but|what about|how about)? ?(?:on )?(?:when|if|the days?|days|those)?(?: when)? ?(?:i|we) (?:didn['’]?t|did not|don['’]?t|do not|haven['’]?t)\W*$|^\W*(?:and |or )?(?:without|otherwise)\W*$/i

/** "And when I didn't?": asks of the days that the question before leaves out. */
export function isOtherwise({ text }: Pick<Sentence, 'text'>): boolean {
  return text.length < MOST_CHARACTERS && OTHERWISE.test(text)
}
const MOST_CHARACTERS = 60

const OF_THOSE =
  /^\W*(?:(?:and|so|ok) )*(?:(?:what|which|when)(?:['’]?s| is| was)?(?: one)?(?: is| was)?|show me)? ?(?:the |my )?(?:latest|newest|last|first|oldest|earliest|most recent)(?: one| time| entry)?(?: then)?\W*$/i

/** "What's the latest one?": one of those that the question before was of. */
export function isOfThose({ text }: Pick<Sentence, 'text'>): boolean {
  return text.length < MOST_CHARACTERS && OF_THOSE.test(text)
}
