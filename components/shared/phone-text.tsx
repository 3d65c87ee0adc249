import { Fragment } from 'react'
import { helpNumbers } from '@/lib/contract/help-numbers'

/** Where the lines of every country stand. */
export const HELPLINES = 'findahelpline.com'

/** That, or three digits and more, as crisis lines and emergency numbers are written: 988, 116 123, 0800 111 0 111. */
const HELP = /\+?\d(?:[ -]?\d){2,}|findahelpline\.com/g

/** Words of help, the numbers that the app names one tap from a call, and the list of all lines one from its page. */
export function PhoneText({ text }: { text: string }) {
  const numbers = [...text.matchAll(HELP)].filter(([one]) => one === HELPLINES || helpNumbers.has(digitsOf(one)))
  const starts = [0, ...numbers.map(({ index, 0: number }) => index + number.length)]
  return (
    <>
      {numbers.map(({ index, 0: number }, at) => (
        <Fragment key={index}>
          {text.slice(starts[at], index)}
          <a
            href={addressOf(number)}
            rel="noopener noreferrer"
            className="link whitespace-nowrap pointer-coarse:-my-3 pointer-coarse:inline-flex pointer-coarse:py-3"
          >
            {number}
          </a>
        </Fragment>
      ))}
      {text.slice(starts.at(-1))}
    </>
  )
}

function digitsOf(number: string): string {
  return number.replace(/\D/g, '')
}

function addressOf(help: string): string {
  return help === HELPLINES ? `https://${help}` : `tel:${help.replace(/[ -]/g, '')}`
}
