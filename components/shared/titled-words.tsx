/** What went wrong, and why: said once, where it is to be mended. */
export function TitledWords({ title, words }: { title: string | undefined; words: string }) {
  if (!title) return words
  return (
    <>
      <span className="block font-semibold">{title}</span> <span>{words}</span>
    </>
  )
}
