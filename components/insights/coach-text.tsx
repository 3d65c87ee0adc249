import { cn } from '@/lib/client/cn'
import { type BoldPiece, boldParagraphs } from '@/lib/client/insights-words'

/** What the coach wrote: paragraphs, and what stands between **asterisks** in bold. Nothing else is markup. */
export function CoachText({ text, className }: { text: string; className?: string }) {
  return (
    <div className={cn('grid gap-2.5', className)}>
      {boldParagraphs(text).map((pieces, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is nothing but its place in the text
        <p key={index} dir="auto" className="whitespace-pre-line text-pretty wrap-anywhere">
          <Pieces pieces={pieces} />
        </p>
      ))}
    </div>
  )
}

/** The first two lines of it. */
export function CoachPreview({ text }: { text: string }) {
  const pieces = boldParagraphs(text).flatMap((paragraph) => [...paragraph, { text: ' ', isBold: false }])
  return (
    <p dir="auto" className="line-clamp-2 max-w-[72ch] text-sm text-ink-2 wrap-anywhere">
      <Pieces pieces={pieces} />
    </p>
  )
}

function Pieces({ pieces }: { pieces: readonly BoldPiece[] }) {
  return pieces.map(({ text, isBold }, index) =>
    isBold ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a piece is nothing but its place in the text
      <strong key={index} className="font-semibold text-ink">
        {text}
      </strong>
    ) : (
      text
    ),
  )
}
