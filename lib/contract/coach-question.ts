/** The question that a prompt says its coach comes back to: “The question you come back to: “Where is the wind?””. */
export function questionIn(prompt: string): string | null {
  const named = /\bquestions?\b[^“"?\n]{0,40}\bcomes? back to\b[^“"?\n]{0,20}?[:\s]\s*[“"]?([^“”"\n]{2,160}\?)/iu.exec(
    prompt,
  )
  return named?.[1]?.trim() ?? null
}
