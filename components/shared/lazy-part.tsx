import { type ComponentType, lazy } from 'react'
import { useLoaded } from '@/lib/client/screen/use-loaded'

type Openable = { open: boolean; onOpenChange: (open: boolean) => void }

/**
 * A dialog whose code is fetched when it is first opened; it suspends until it is there. Where it cannot be fetched that
 * is said, the dialog is closed, the screen stays as it is, and the next opening fetches anew.
 */
export function lazyPart<Props extends Openable>(load: () => Promise<ComponentType<Props>>) {
  // biome-ignore lint/correctness/noComponentHookFactories: made once for a dialog, as its module is read
  function Later(props: Props) {
    const Loaded = useLoaded(load, props.open, () => props.onOpenChange(false))
    return Loaded && <Loaded {...props} />
  }
  return lazy(() =>
    load().then(
      (Part) => ({ default: Part }),
      (): { default: ComponentType<Props> } => ({ default: Later }),
    ),
  )
}
