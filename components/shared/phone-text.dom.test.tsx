import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PhoneText } from './phone-text'

test('every number of a sentence is a call away and the list of lines a page, and the words stay as they are', () => {
  const text = 'Germany: TelefonSeelsorge 0800 111 0 111; United States: 988. Anywhere else, findahelpline.com.'
  const { container } = render(<PhoneText text={text} />)
  expect(container.textContent).toBe(text)
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'tel:08001110111',
    'tel:988',
    'https://findahelpline.com',
  ])
})
