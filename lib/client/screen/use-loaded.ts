import { type ComponentType, useEffect, useState } from 'react'
import { commonMessages } from '@/lib/contract/messages/common'
import { toast } from './use-toast'

/**
 * A component whose code is fetched once it is wanted; null until it is there. Where it cannot be fetched that is said,
 * `giveUp` is called, the screen stays as it is, and the next want fetches anew.
 */
export function useLoaded<Props>(
  load: () => Promise<ComponentType<Props>>,
  isWanted: boolean,
  giveUp: () => void,
): ComponentType<Props> | null {
  const [loaded, setLoaded] = useState<ComponentType<Props> | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when it is wanted, however often the others are made anew
  useEffect(() => {
    if (!isWanted || loaded) return
    let isLeft = false
    load().then(
      (component) => setLoaded(() => component),
      () => {
        if (isLeft) return
        toast({ ...commonMessages.notLoaded, variant: 'destructive' })
        giveUp()
      },
    )
    return () => {
      isLeft = true
    }
  }, [isWanted, loaded])
  return loaded
}
