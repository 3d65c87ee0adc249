import fourth from '@/lib/server/coach/reply-check/fourth-twins.json'
import second from '@/lib/server/coach/reply-check/second-twins.json'
import third from '@/lib/server/coach/reply-check/third-twins.json'

export type TwinSet = {
  name: string
  tools: Record<string, string>
  twins: { question?: string; tools: string | null; true: string; false: string }[]
}

/** The pairs over the demo life that strangers wrote. */
export function readTwins(): TwinSet[] {
  return [
    { name: 'second', ...second },
    { name: 'third', ...third },
    { name: 'fourth', ...fourth },
  ]
}
