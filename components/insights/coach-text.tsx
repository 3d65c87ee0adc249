import { type BoldPiece, boldParagraphs } from '@/lib/client/insights/words'
import { cn } from '@/lib/client/screen/cn'

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

/** One paragraph of it, for a place that has its own element. */
export function CoachLine({ text }: { text: string }) {
  return <Pieces pieces={boldParagraphs(text)[0] ?? []} />
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
