/**
 * As the ref of the palette's field: tells a reader of the screen which item Enter would choose. cmdk does so of what a
 * key or the pointer chose, and not of the first item, which it is given.
 */
export function tellActiveOption(field: HTMLInputElement | null) {
  const palette = field?.closest('[cmdk-root]')
  if (!field || !palette) return
  function tell() {
    const id = palette?.querySelector('[cmdk-item][aria-selected="true"]')?.id ?? ''
    if ((field?.getAttribute('aria-activedescendant') ?? '') === id) return
    if (id) field?.setAttribute('aria-activedescendant', id)
    else field?.removeAttribute('aria-activedescendant')
  }
  tell()
  const changes = new MutationObserver(tell)
  const attributeFilter = ['aria-selected', 'aria-activedescendant']
  changes.observe(palette, { subtree: true, childList: true, attributes: true, attributeFilter })
  return () => changes.disconnect()
}
