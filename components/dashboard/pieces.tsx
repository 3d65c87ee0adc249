import type { Piece } from './lede'

/** Running text with its stressed parts. Titles keep their own direction of writing and break where they must. */
export function Pieces({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ text, kind }, index) => {
    const key = `${index}:${text}`
    if (kind === 'title') {
      return (
        <bdi key={key} className="font-medium text-ink wrap-anywhere">
          {shortened(text)}
        </bdi>
      )
    }
    if (kind === 'strong') {
      return (
        <strong key={key} className="num font-semibold text-ink">
          {text}
        </strong>
      )
    }
    return <span key={key}>{text}</span>
  })
}

const MOST = 60

/** A title as long as a sentence can bear. */
export function shortened(title: string): string {
  const characters = [...title]
  return characters.length > MOST ? `${characters.slice(0, MOST).join('').trimEnd()}…` : title
}
