import { useEffect, useState } from 'react'
import { type Section, sections } from './sections'

const ids = Object.keys(sections) as Section[]

/**
 * The part of the settings screen that is being read: the one that a quarter of the window lies above. At the page's end
 * it is the one whose link led there, else the last, since the last ones are too short to come up that far.
 */
export function useCurrentSection(): Section {
  const [read, setRead] = useState<Section>('account')
  const [isAtEnd, setAtEnd] = useState(false)
  const [aimed, setAimed] = useState<Section>()

  useEffect(() => {
    const parts = ids.flatMap((id) => document.getElementById(id) ?? [])
    const reading = new IntersectionObserver(
      (changes) => {
        const part = changes.findLast(({ isIntersecting }) => isIntersecting)
        if (part) setRead(part.target.id as Section)
      },
      { rootMargin: '-25% 0px -75%' },
    )
    for (const part of parts) reading.observe(part)
    const end = new IntersectionObserver((changes) => setAtEnd(changes.at(-1)?.isIntersecting ?? false), {
      threshold: 0.95,
    })
    const last = parts.at(-1)
    if (last) end.observe(last)
    const aim = () => setAimed(ids.find((id) => location.hash === `#${id}`))
    aim()
    window.addEventListener('hashchange', aim)
    return () => {
      reading.disconnect()
      end.disconnect()
      window.removeEventListener('hashchange', aim)
    }
  }, [])

  if (!isAtEnd) return read
  return aimed && ids.indexOf(aimed) >= ids.indexOf(read) ? aimed : (ids.at(-1) ?? read)
}
