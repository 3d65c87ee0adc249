import { expect, type Page } from '@playwright/test'

/** Sends a chat message by the Enter key, once the input is ready for it. */
export async function say(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: /message/i }).fill(text)
  // Typed before the page has come alive, the text is taken up as soon as it has.
  await expect(page.getByRole('button', { name: 'Send' })).toBeEnabled()
  await page.keyboard.press('Enter')
}
