import type { TurnInFlight } from '@/lib/client/chat/turn'
import { timeOf } from '@/lib/client/time/calendar'
import { CoachRow, UserRow } from './message-row'
import { ReplyDeeds } from './reply-deeds'
import { ReplyText } from './reply-text'

type TurnRowsProps = { turn: TurnInFlight; coachName: string; timeZone: string }

/** The message on its way, and what the coach has said of its reply. */
export function TurnRows({ turn, coachName, timeZone }: TurnRowsProps) {
  return (
    <>
      <UserRow text={turn.text} footer={<time dateTime={turn.sentAt}>{timeOf(turn.sentAt, timeZone)}</time>} />
      {turn.reply && (
        <CoachRow coachName={coachName}>
          <ReplyText text={turn.reply} />
          <ReplyDeeds looked={turn.looked} proposals={[]} timeZone={timeZone} />
        </CoachRow>
      )}
    </>
  )
}
