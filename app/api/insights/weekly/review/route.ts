import { endedWeekReview, newWeekReview, notedChoices, weekReview } from '@/lib/contract/week-review'
import { userRoute } from '@/lib/server/http/route'
import { currentReview, endReview, noteChoices, serializeReview } from '@/lib/server/insights/week-review'
import { serializeReminder } from '@/lib/server/reminders/serialize-reminder'

export const GET = userRoute({ answer: weekReview.nullable() }, async ({ user }) => {
  const review = await currentReview(user)
  return review && serializeReview(review)
})

export const PATCH = userRoute({ body: notedChoices, answer: weekReview }, async ({ user, body }) =>
  serializeReview(await noteChoices(user, body.choices)),
)

export const POST = userRoute({ body: newWeekReview, status: 201, answer: endedWeekReview }, async ({ user, body }) => {
  const { review, added } = await endReview(user, body)
  return { review: serializeReview(review), added: added.map(serializeReminder) }
})
