/** What the coach asks, with the fact that it rests on in small over it. */
export function QuestionWords({ words }: { words: string }) {
  const [, fact, question] = /^(.+[.!]) ([^.!]+\?)$/.exec(words) ?? []
  if (!fact) return words
  return (
    <>
      <span className="block text-sm font-normal text-ink-2">{fact} </span>
      {question}
    </>
  )
}
