/** What the coach asks, with the fact that it rests on in small over it, unless that stands beside it already. */
export function QuestionWords({ words, isTold = false }: { words: string; isTold?: boolean }) {
  const [, fact, question] = /^(.+[.!]) ([^.!]+\?)$/.exec(words) ?? []
  if (!fact) return words
  return (
    <>
      {!isTold && <span className="block text-sm font-normal text-ink-2">{fact} </span>}
      {question}
    </>
  )
}
