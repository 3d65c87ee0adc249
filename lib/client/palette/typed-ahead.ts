/** What was typed for the palette before its field was there. */
let typed = ''

export const typedAhead = () => typed

export function forgetTypedAhead(): void {
  typed = ''
}

/** Takes a key as the palette's field would. */
export function typeAhead(key: string): void {
  if (key === 'Backspace') typed = [...typed].slice(0, -1).join('')
  else if ([...key].length === 1) typed += key
}
