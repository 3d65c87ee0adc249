/** Runs something while every clock of the process shows another time, and goes on from there. */
export async function atTime<T>(now: string, run: () => Promise<T>): Promise<T> {
  const Real = globalThis.Date
  const away = Real.parse(now) - Real.now()
  class Shifted extends Real {
    constructor(...given: [] | [number | string | Date]) {
      if (given.length === 0) super(Real.now() + away)
      // biome-ignore lint/suspicious/noExplicitAny: a date takes one to seven values
      else super(...(given as [any]))
    }
    static override now(): number {
      return Real.now() + away
    }
  }
  globalThis.Date = Shifted as DateConstructor
  try {
    return await run()
  } finally {
    globalThis.Date = Real
  }
}
