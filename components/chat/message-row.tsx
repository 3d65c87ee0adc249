import { Pencil } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { useIsDemo } from '@/components/shared/kept'
import { QuietCare } from '@/components/shared/quiet-care'
import { ScreenLink } from '@/components/shared/screen-link'
import { Button } from '@/components/ui/button'
import { cn } from '@/lib/client/screen/cn'
import { timeOf } from '@/lib/client/time/calendar'
import type { ChatMessage } from '@/lib/contract/chat'
import { offeredQuestions, offerLabel, YOU_CAN_SAY } from '@/lib/contract/did-you-mean'
import type { Remembered } from '@/lib/contract/memory'
import { paths } from '@/lib/contract/paths'
import type { ReplyStyle } from '@/lib/contract/reply-style'
import { sections } from '@/lib/contract/settings-sections'
import { AS_GOAL, isUnanswered, MAKE_A_GOAL, needsModel, tellsAbilities, YOU_CAN_ASK } from '@/lib/contract/unanswered'
import { unwaited, withoutWaiting } from '@/lib/contract/waits'
import { CopyButton } from './copy-button'
import { engineName } from './engine-name'
import { MarkList } from './mark-list'
import { ReceiptButton } from './receipt-button'
import { RegenerateButton } from './regenerate-button'
import { RegenerateMenu } from './regenerate-menu'
import { RememberedNote } from './remembered-note'
import { ReplyDeeds } from './reply-deeds'
import { ReplyText } from './reply-text'
import { UserText } from './user-text'

type MessageRowProps = {
  message: ChatMessage
  /** What the coach is called now, where the message does not say who gave it. */
  coachName: string
  /** Who answers here by what the header says; it says so on a phone nowhere else than under the reply. */
  answeredBy?: string | undefined
  timeZone: string
  /** What the coach has learned from it. */
  remembered?: readonly Remembered[] | undefined
  focusLog: () => void
  /** Asks for another reply in its place; only the last reply has one. */
  onRegenerate?: ((style?: ReplyStyle) => void) | undefined
  /** Takes it to the input, to be sent in other words; only the user's last message has one. */
  onEdit?: (() => void) | undefined
  /** Sends a question that it offers; only the last reply has one, and such as ask which is meant until that is said. */
  onAsk?: ((question: string) => void) | undefined
  /** Whether it asks which is meant, and nothing was chosen yet: its choices stay while a reply is coming. */
  isOpen?: boolean
  /** What the built-in coach surely answers: asked by one press where it could not answer this. */
  starters?: readonly string[] | undefined
}

const NONE: readonly string[] = []
const GOAL_ORDER = [MAKE_A_GOAL] as const

/** One message of the log. */
export const MessageRow = memo(function MessageRow({
  message,
  coachName,
  answeredBy,
  timeZone,
  remembered,
  focusLog,
  onRegenerate,
  onEdit,
  onAsk,
  isOpen = false,
  starters = NONE,
}: MessageRowProps) {
  const isDemo = useIsDemo()
  const time = <Time instant={message.createdAt} timeZone={timeZone} />
  if (message.isFromUser)
    return (
      <UserRow
        text={message.message}
        footer={
          <>
            {onEdit && <EditButton onClick={onEdit} />}
            {time}
          </>
        }
      >
        {message.careLevel === 'unclear' && <QuietCare className="text-end" />}
        {remembered?.map((one) => (
          <RememberedNote key={one.id} messageId={message.id} remembered={one} focusLog={focusLog} />
        ))}
      </UserRow>
    )
  // Questions that it offered are to be pressed while it is the last reply, and are nothing to read after.
  const offered = message.source === 'built-in' ? offeredQuestions(message.message) : null
  const isMissed = onAsk && offered !== null && offered.questions.length === 0 && isUnanswered(offered.text)
  const said = withoutWaiting(offered?.text ?? message.message, message.proposals)
  // In the demo no card waits for a press.
  const text = isDemo ? unwaited(said) : said
  const goesOn = isMissed || (offered !== null && tellsAbilities(offered.text))
  return (
    <CoachRow
      coachName={message.coachName ?? coachName}
      footer={
        <>
          {time}
          <span className={cn('truncate font-mono', engineName(message) === answeredBy && 'sm:hidden')}>
            {engineName(message)}
          </span>
          {message.status === 'stopped' && <span className="text-warn">Stopped</span>}
          <CopyButton text={unwaited(text)} />
          {message.source === 'anthropic' && <ReceiptButton of={{ reply: message.id }} />}
          {onRegenerate && <RegenerateButton onClick={() => onRegenerate()} />}
          {onRegenerate && message.source !== 'built-in' && <RegenerateMenu onPick={onRegenerate} />}
        </>
      }
    >
      <ReplyText text={text} />
      {(onAsk || isOpen) && offered && offered.questions.length > 0 && (
        <Offered label={offerLabel(offered.text)} questions={offered.questions} onAsk={onAsk} />
      )}
      {onAsk && goesOn && <Offered label={YOU_CAN_ASK} questions={starters} onAsk={onAsk} />}
      {onAsk && offered?.text === AS_GOAL && <Offered label={YOU_CAN_SAY} questions={GOAL_ORDER} onAsk={onAsk} />}
      {isMissed && offered && needsModel(offered.text) && (
        <p className="mt-2 text-sm">
          <ScreenLink href={`${paths.settings}#engine`} className="link inline-flex min-h-11 items-center">
            See “{sections.engine}” in Settings
          </ScreenLink>
        </p>
      )}
      <MarkList marks={message.marks} />
      <ReplyDeeds looked={message.looked} proposals={message.proposals} timeZone={timeZone} />
    </CoachRow>
  )
})

/** What the user said, as they wrote it. The footer keeps its height while there is nothing to press in it. */
export function UserRow({ text, footer, children }: { text: string; footer: ReactNode; children?: ReactNode }) {
  return (
    <article data-row aria-label="You" className="grid justify-items-end gap-1 ps-10 sm:ps-20">
      <div className="max-w-full rounded-card bg-raised px-4 py-2.5 text-base">
        <UserText text={text} />
      </div>
      <footer className="num flex min-h-8 items-center gap-1 px-1 text-xs text-ink-3 pointer-coarse:min-h-10">
        {footer}
      </footer>
      {children}
    </article>
  )
}

/** What the coach says, in lines of at most 72 characters or so. The footer keeps its height while there is nothing in it yet. */
export function CoachRow({
  coachName,
  footer,
  children,
}: {
  coachName: string
  footer?: ReactNode
  children: ReactNode
}) {
  return (
    <article data-row className="grid max-w-[34.5rem] grid-cols-[minmax(0,1fr)] gap-1">
      <h2 className="text-sm">{coachName}</h2>
      <div className="text-base/relaxed wrap-anywhere">{children}</div>
      <footer className="num flex min-h-8 items-center gap-2.5 text-xs text-ink-3 pointer-coarse:min-h-10">
        {footer}
      </footer>
    </article>
  )
}

type OfferedProps = { label: string; questions: readonly string[]; onAsk: ((question: string) => void) | undefined }

/** Questions to go on with: one press asks one. */
function Offered({ label, questions, onAsk }: OfferedProps) {
  return (
    <div className="mt-3 grid gap-2">
      <p className="text-sm text-ink-2">{label}</p>
      <ul aria-label={label.replace(/:$/, '')} className="flex flex-wrap gap-2">
        {questions.map((question) => (
          <li key={question}>
            <Button
              variant="outline"
              size="words"
              className="font-normal"
              disabled={!onAsk}
              onClick={() => onAsk?.(question)}
            >
              {question}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}

function EditButton({ onClick }: { onClick: () => void }) {
  return (
    <Button
      variant="ghost"
      size="icon-sm"
      aria-label="Edit message"
      title="Edit"
      className="text-ink-3"
      onClick={onClick}
    >
      <Pencil aria-hidden="true" />
    </Button>
  )
}

function Time({ instant, timeZone }: { instant: string; timeZone: string }) {
  return <time dateTime={instant}>{timeOf(instant, timeZone)}</time>
}
