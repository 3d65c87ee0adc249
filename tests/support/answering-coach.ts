import { afterAll, vi } from 'vitest'
import * as chooser from '@/lib/server/coach/choose-coach'
import type { Coach } from '@/lib/server/coach/coach'

/** Has this coach answer whatever is asked in the tests of the file that calls this; others run in the same process. */
export function answerBy(coach: () => Coach): void {
  const spy = vi.spyOn(chooser, 'chooseCoach').mockImplementation(coach)
  afterAll(() => spy.mockRestore())
}
