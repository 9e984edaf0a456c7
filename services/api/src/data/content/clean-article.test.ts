import { expect, test } from 'vitest'
import { cleanArticle, imagesOfArticle, withImageSizes } from './clean-article'

const image = '/api/storage/buckets/gallery/files/0190a1b2c3/view'

test.each([
  [
    'stays',
    '<p>Hola <strong>a</strong> <em>b</em> <u>c</u><br>d</p>',
    '<p>Hola <strong>a</strong> <em>b</em> <u>c</u><br>d</p>',
  ],
  [
    'lists',
    '<ul><li><p>uno</p></li></ul><ol><li><p>dos</p></li></ol>',
    '<ul><li><p>uno</p></li></ul><ol><li><p>dos</p></li></ol>',
  ],
  ['titles', '<h1>a</h1><h2>b</h2><h3>c</h3><h5>d</h5>', '<h2>a</h2><h2>b</h2><h3>c</h3><h3>d</h3>'],
  ['scripts', '<p>a</p><script>alert(1)</script><style>p{}</style>', '<p>a</p>'],
  ['handlers', '<p onclick="x()" style="color:red" class="y" id="z">a</p>', '<p>a</p>'],
  ['a broken handler', '<p>a</p><img src=x onerror=alert(1)//', '<p>a</p>'],
  ['javascript:', '<p><a href="javascript:alert(1)">a</a></p>', '<p>a</p>'],
  ['hidden javascript:', '<p><a href="java&#10;script:alert(1)">a</a><a href=" jAvAsCrIpT:x">b</a></p>', '<p>ab</p>'],
  ['data:', '<p><a href="data:text/html,x">a</a></p>', '<p>a</p>'],
  ['a host without scheme', '<p><a href="//evil.example">a</a><a href="/\\evil">b</a></p>', '<p>ab</p>'],
  [
    'safe links',
    '<p><a href="https://a.example/?b=1&amp;c" target="_blank">a</a></p>',
    '<p><a href="https://a.example/?b=1&amp;c">a</a></p>',
  ],
  ['http', '<p><a href="http://a.example">a</a></p>', '<p><a href="https://a.example">a</a></p>'],
  [
    'mail and telephone',
    '<p><a href="mailto:a@b.c">a</a><a href="tel:123">b</a></p>',
    '<p><a href="mailto:a@b.c">a</a><a href="tel:123">b</a></p>',
  ],
  ['our own page', '<p><a href="/inicio/promos">a</a></p>', '<p><a href="/inicio/promos">a</a></p>'],
  [
    'our images',
    `<p>a</p><img src="${image}" alt="b&quot;c" onload="x">`,
    `<p>a</p><img src="${image}" alt="b&quot;c">`,
  ],
  [
    'sizes of images',
    `<img src="${image}" alt="" width="4" height="3">`,
    `<img src="${image}" alt="" width="4" height="3">`,
  ],
  ['images of others', '<p>a</p><img src="https://a.example/b.png"><img src="data:image/png;base64,x">', '<p>a</p>'],
  ['a PDF as an image', '<p>a</p><img src="/api/storage/buckets/documents/files/0190/download">', '<p>a</p>'],
  ['SVG', '<p>a</p><svg onload="x"><circle/><a href="javascript:x">b</a></svg>', '<p>a</p>b'],
  ['frames and forms', '<p>a</p><iframe src="https://x"></iframe><form><input></form><object></object>', '<p>a</p>'],
  ['a template', '<p>a</p><math><mtext><template><img src=x onerror=x></template></mtext></math>', '<p>a</p>'],
  [
    'Word',
    '<p class="MsoNormal"><span lang="ES"><o:p></o:p><b style="mso-x">Regla</b> 1</span></p><!--[if x]>y<![endif]-->',
    '<p><strong>Regla</strong> 1</p>',
  ],
  ['angle brackets', '<p>1 &lt; 2 &amp; 3</p>', '<p>1 &lt; 2 &amp; 3</p>'],
])('%s', (_what, html, clean) => {
  expect(cleanArticle(html)).toBe(clean)
  expect(cleanArticle(clean)).toBe(clean)
})

test.each([
  ['nothing', ''],
  ['blanks', '<p> </p><p><br></p>'],
  ['a script alone', '<script>alert(1)</script>'],
  ['a foreign image alone', '<img src="https://x.example/a.png">'],
])('%s is no text', (_what, html) => {
  expect(() => cleanArticle(html)).toThrow('Revisa los datos ingresados')
})

test('tags nested too deep are dropped, and their text stays', () => {
  const clean = cleanArticle(`${'<blockquote>'.repeat(1000)}<p>fondo</p>${'</blockquote>'.repeat(1000)}`)
  expect(clean).toContain('fondo')
  expect(clean.match(/<blockquote>/g)?.length).toBeLessThan(20)
})

test('images are listed once, and get the sizes that are known', () => {
  const html = `<img src="${image}" alt=""><p>a</p><img src="${image}" alt="b">`
  expect(imagesOfArticle(html)).toEqual([image])
  expect(withImageSizes(html, new Map([[image, { width: 4, height: 3 }]]))).toBe(
    `<img src="${image}" alt="" width="4" height="3"><p>a</p><img src="${image}" alt="b" width="4" height="3">`,
  )
  expect(withImageSizes(html, new Map())).toBe(html)
})
