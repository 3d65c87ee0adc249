import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ProgressRing } from './progress-ring'

describe('ProgressRing', () => {
  it('is 80 wide with a stroke of 6, says its percentage and is one picture', () => {
    const html = renderToStaticMarkup(<ProgressRing value={61.6} />)
    expect(html).toContain('width="80"')
    expect(html).toContain('stroke-width="6"')
    expect(html).toContain('role="img" aria-label="62% complete"')
    expect(html).toMatch(/>62%<\/text>/)
  })

  it.each([
    [-5, '0%'],
    [140, '100%'],
  ])('brings %d into its range', (value, text) =>
    expect(renderToStaticMarkup(<ProgressRing value={value} />)).toContain(`>${text}</text>`),
  )
})
