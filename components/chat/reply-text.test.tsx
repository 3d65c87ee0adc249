import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ReplyText } from './reply-text'

/** The markup without the classes, which are looks. */
function render(text: string): string {
  const markup = renderToStaticMarkup(<ReplyText text={text} />).replaceAll(/ class="[^"]*"/g, '')
  return markup.replace(/^<div>/, '').replace(/<\/div>$/, '')
}

describe('the Markdown it knows', () => {
  it.each([
    ['one\n\ntwo', '<p dir="auto">one</p><p dir="auto">two</p>'],
    ['one\ntwo', '<p dir="auto">one<br/>two</p>'],
    ['**bold** and *italic*', '<p dir="auto"><strong>bold</strong> and <em>italic</em></p>'],
    ['run `a < b`', '<p dir="auto">run <code>a &lt; b</code></p>'],
    ['# Big\n### Small', '<p dir="auto">Big</p><p dir="auto">Small</p>'],
    ['- a\n- **b**', '<ul dir="auto"><li>a</li><li><strong>b</strong></li></ul>'],
    ['a\n\n# ', '<p dir="auto">a</p>'],
    ['3. a\n4. b', '<ol dir="auto" start="3"><li>a</li><li>b</li></ol>'],
    ['```js\nif (a < b) {}\n```', '<pre tabindex="0"><code>if (a &lt; b) {}</code></pre>'],
    ['> said', '<blockquote dir="auto"><p>said</p></blockquote>'],
    ['~~gone~~', '<p dir="auto">gone</p>'],
    ['2 \\* 3', '<p dir="auto">2 * 3</p>'],
    [
      '- [ ] shoes\n- [x] route',
      '<ul dir="auto"><li><span role="img" aria-label="To do:">☐</span>shoes</li><li><span role="img" aria-label="Done:">☑</span>route</li></ul>',
    ],
    [
      '| | km |\n|---|--:|\n| **Mon** | 12 |',
      '<div tabindex="0"><table dir="auto"><thead><tr><td></td><th scope="col">km</th></tr></thead><tbody><tr><td><strong>Mon</strong></td><td>12</td></tr></tbody></table></div>',
    ],
  ])('%j', (text, markup) => {
    expect(render(text)).toBe(markup)
  })

  it('links to the web, and to nothing else', () => {
    const link = (href: string, text: string) =>
      `<p dir="auto"><a href="${href}" target="_blank" rel="noopener nofollow">${text}</a></p>`
    expect(render('[plan](https://example.com/a?b=1)')).toBe(link('https://example.com/a?b=1', 'plan'))
    expect(render('https://example.com')).toBe(link('https://example.com', 'https://example.com'))
    expect(render('[x](/settings)')).toBe('<p dir="auto">x</p>')
    expect(render('[x](mailto:ada@example.com)')).toBe('<p dir="auto">x</p>')
  })
})

it('makes the numbers of a reply that names the lines of help calls, and of no other', () => {
  const call = (number: string) => `<a href="tel:${number.replace(' ', '')}" rel="noopener noreferrer">${number}</a>`
  expect(render('Call **116 123**, or 988. Elsewhere findahelpline.com lists more.')).toBe(
    `<p dir="auto">Call <strong>${call('116 123')}</strong>, or ${call('988')}. Elsewhere <a href="https://findahelpline.com" rel="noopener noreferrer">findahelpline.com</a> lists more.</p>`,
  )
  // What else a reply counts is no call.
  expect(render('You wrote 366 entries. findahelpline.com')).not.toContain('tel:')
  expect(render('988 of 1000 pages')).toBe('<p dir="auto">988 of 1000 pages</p>')
})

describe('what it does not let through', () => {
  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    'a <b onmouseover=alert(1)>b</b> c',
    '<div style="position:fixed">\n<iframe src="https://evil.example"></iframe>\n</div>',
    '<svg/onload=alert(1)>',
    '- <details open ontoggle=alert(1)>',
    '`<script>`',
    '```\n</code></pre><script>alert(1)</script>\n```',
    '[<img src=x onerror=alert(1)>](https://example.com)',
    '[x](https://example.com "><script>alert(1)</script>")',
    '![<script>](https://evil.example/pixel.png)',
    '| a |\n|---|\n| <script>alert(1)</script> |',
  ])('keeps %j as text', (text) => {
    const tags = render(text).match(/<\/?[a-z][^>]*>/gi) ?? []
    const known =
      /^<\/?(p|strong|em|code|pre|ul|ol|li|blockquote|a|br|div|table|thead|tbody|tr|th|td)( (dir="auto"|scope="col"|tabindex="0"|start="\d+"|href="https:\/\/example\.com\/?"|target="_blank"|rel="noopener nofollow"))*\/?>$/
    expect(tags.filter((tag) => !known.test(tag))).toEqual([])
  })

  it.each([
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert(1))',
    '[x](java&#115;cript:alert(1))',
    '[x](java\tscript:alert(1))',
    '[x](<java\nscript:alert(1)>)',
    '[x]( javascript:alert(1))',
    '[x](data:text/html;base64,PHNjcmlwdD4=)',
    '[x](vbscript:msgbox)',
    '[x](//evil.example)',
    '<javascript:alert(1)>',
    '[x][1]\n\n[1]: javascript:alert(1)',
    '![x](javascript:alert(1))',
  ])('makes no link of %j', (text) => {
    expect(render(text)).not.toMatch(/<a |href|src/)
  })

  it('shows an image by its words, and fetches nothing', () => {
    expect(render('![a chart](https://evil.example/pixel.png)')).toBe('<p dir="auto">a chart</p>')
  })

  it('stands text that nests for ever', () => {
    expect(render(`${'>'.repeat(4_000)} deep`)).toContain('deep')
    expect(render(`${'+ - '.repeat(500)}deep`)).toContain('deep')
    expect(render('*a **b '.repeat(500))).toContain('a')
    expect(render('['.repeat(2_000))).toContain('[[[')
  })
})
