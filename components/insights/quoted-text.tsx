'use client'

import { useEffect, useRef } from 'react'
import { quotedPieces } from '@/lib/client/insights/evidence'

const MARK = 'rounded-[4px] bg-burn-soft box-decoration-clone px-0.5 py-px font-medium text-ink'

type QuotedTextProps = { text: string; quotes: readonly string[]; className?: string }

/** A source's own words, with what a claim quotes of them marked and in view. */
export function QuotedText({ text, quotes, className }: QuotedTextProps) {
  const box = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    box.current?.querySelector('mark')?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <p ref={box} dir="auto" className={className ?? 'whitespace-pre-line wrap-anywhere'}>
      {quotedPieces(text, quotes).map((piece, index) =>
        piece.isQuote ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a piece is nothing but its place in the text
          <mark key={index} className={MARK}>
            {piece.text}
          </mark>
        ) : (
          piece.text
        ),
      )}
    </p>
  )
}
