import { Fragment } from 'react'

/** Three digits or more, as crisis lines and emergency numbers are written: 988, 116 123, 0800 111 0 111. */
const NUMBER = /\+?\d(?:[ -]?\d){2,}/g

/** Words of help, their telephone numbers one tap from a call. */
export function PhoneText({ text }: { text: string }) {
  const numbers = [...text.matchAll(NUMBER)]
  const starts = [0, ...numbers.map(({ index, 0: number }) => index + number.length)]
  return (
    <>
      {numbers.map(({ index, 0: number }, at) => (
        <Fragment key={index}>
          {text.slice(starts[at], index)}
          <a href={`tel:${number.replace(/[ -]/g, '')}`} className="link whitespace-nowrap">
            {number}
          </a>
        </Fragment>
      ))}
      {text.slice(starts.at(-1))}
    </>
  )
}
