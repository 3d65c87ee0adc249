// Apart from the schemas, so that a screen can ask it without loading zod.

/**
 * What leaves no mark: white space, controls, characters that only steer how others are shown, and those that are drawn
 * as nothing. A mark that is set upon a letter is none by itself.
 */
const UNSEEN = /[\p{White_Space}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\p{M}\u2800]/gu

/** Whether nobody could see that anything is written here. */
export function isBlank(text: string): boolean {
  return text.replace(UNSEEN, '') === ''
}
