import { assessProgress } from '@/lib/server/coach/built-in/assess-progress/assess-progress'
import { goalOf, isRight, labelledAnswers } from '@/lib/server/coach/built-in/assess-progress/labelled/labelled-answers'
import { type Figure, shareFigure } from './figure'

/** How often the built-in coach's progress judgement is what the label says, in all and by class. */
export function progressFigures(): Figure[] {
  const classes = Object.entries(labelledAnswers).map(([name, cases]) => {
    const right = cases.filter((one) =>
      isRight(one, assessProgress({ goal: goalOf(one), response: one[2] }).newProgress),
    )
    return { name, right: right.length, count: cases.length }
  })
  const right = classes.reduce((sum, one) => sum + one.right, 0)
  const count = classes.reduce((sum, one) => sum + one.count, 0)
  return [
    shareFigure('all answers', right, count, { least: 0.9 }),
    ...classes.map((one) => shareFigure(one.name, one.right, one.count)),
  ]
}
