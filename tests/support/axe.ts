import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** What axe finds wrong on the page, or in the part of it that a selector names: each rule with the first element at fault. */
export async function violationsOf(page: Page, part?: string): Promise<string[]> {
  // There are no frames in the app, so the rules need no second page to put their findings together.
  const builder = new AxeBuilder({ page }).setLegacyMode().options({
    resultTypes: ['violations'],
    // Who speaks to the screen says what is seen on a control.
    rules: { 'label-content-name-mismatch': { enabled: true } },
  })
  const { violations } = await (part ? builder.include(part) : builder).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}
