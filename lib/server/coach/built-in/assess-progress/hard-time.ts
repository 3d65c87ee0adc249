import 'server-only'

const HARD = [
  '(?:bad|rough|awful|terrible|horrible|tough|lousy|poor|hard|difficult|rotten) (?:week|day|month|night|time|patch|spell|stretch|run)',
  '(?:felt|feel|feeling|was) (?:really |so |very |pretty )?(?:awful|terrible|horrible|rough|rotten|lousy)',
  '(?:fell|fallen|falling|slipped|slid|gone|went) (?:right )?(?:behind|back|backwards)',
].map((words) => new RegExp(`\\b${words}\\b`, 'i'))

/** Whether an answer tells of a hard time. What is offered then is not only more. */
export function isHardTime(response: string): boolean {
  return HARD.some((words) => words.test(response))
}
