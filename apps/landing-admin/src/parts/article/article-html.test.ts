import { expect, test } from 'vitest'
import { parseArticle, serializeArticle, withoutWord } from './article-html'
import { safeLink, storedImagePath } from './article-schema'
import { describeArticle } from './describe-article'

const image = '/api/storage/buckets/gallery/files/0190a1b2c3/view'
const through = (html: string) => serializeArticle(parseArticle(withoutWord(html)))

test.each([
  '<p>Hola <strong>a</strong> <em>b</em> <u>c</u><br>d</p>',
  '<h2>a</h2><h3>b</h3>',
  '<ul><li><p>uno</p><ol><li><p>dos</p></li></ol></li></ul>',
  '<blockquote><p>a</p></blockquote>',
  '<p><a href="https://a.example/?b=1&amp;c">a</a> <a href="mailto:a@b.c">b</a></p>',
  `<img src="${image}" alt="b" width="4" height="3"><p>1 &lt; 2</p>`,
])('%s stays as it is', (html) => {
  expect(through(html)).toBe(html)
})

test.each([
  ['blanks', '<p></p>', ''],
  ['a script', '<p>a</p><script>alert(1)</script>', '<p>a</p>'],
  ['a handler', '<p onclick="x">a<img src="x" onerror="x"></p>', '<p>a</p>'],
  ['an unsafe link', '<p><a href="javascript:alert(1)">a</a></p>', '<p>a</p>'],
  ['a picture of another site', '<p>a</p><img src="https://x.example/a.png">', '<p>a</p>'],
  ['a table', '<table><tr><td>a</td><td>b</td></tr></table>', '<p>a</p><p>b</p>'],
  [
    'a text of Google Docs',
    '<b style="font-weight:normal"><p><span style="font-weight:700">a</span></p></b>',
    '<p><strong>a</strong></p>',
  ],
  ['titles of a page', '<h1>a</h1><h5>b</h5>', '<h2>a</h2><h3>b</h3>'],
  [
    'lists of Word',
    '<p class="MsoNormal">a</p><p class="MsoNormal"><o:p>&nbsp;</o:p></p>' +
      '<p class="MsoListParagraphCxSpFirst"><![if !supportLists]><span style="mso-list:Ignore">·<span>&nbsp; </span></span><![endif]>uno</p>' +
      '<p class="MsoListParagraphCxSpLast"><span style="mso-list:Ignore">·</span>dos</p><p class="MsoNormal"><b>b</b></p>',
    '<p>a</p><ul><li><p>uno</p></li><li><p>dos</p></li></ul><p><strong>b</strong></p>',
  ],
  [
    'numbered lists of Word',
    '<p class="MsoListParagraph"><span style="mso-list:Ignore">1.<span> </span></span>uno</p>',
    '<ol><li><p>uno</p></li></ol>',
  ],
])('%s becomes plain', (_what, html, plain) => {
  expect(through(html)).toBe(plain)
})

test.each([
  ['https://a.example', 'https://a.example'],
  ['http://a.example/b', 'https://a.example/b'],
  ['a.example/b', 'https://a.example/b'],
  ['a@b.example', 'mailto:a@b.example'],
  ['tel:123', 'tel:123'],
  ['/inicio/promos', '/inicio/promos'],
  ['//evil.example', ''],
  ['javascript:alert(1)', ''],
  ['data:text/html,x', ''],
  ['hola', ''],
])('the link "%s" is "%s"', (typed, address) => {
  expect(safeLink(typed)).toBe(address)
})

test.each([
  [image, image],
  [location.origin + image.replace('view', 'download'), image],
  [`${image}?width=320`, image],
  [`https://x.example${image}`, ''],
  ['/api/storage/buckets/documents/files/0190/view', ''],
])('the picture "%s" is "%s"', (src, path) => {
  expect(storedImagePath(src)).toBe(path)
})

test('a compared text is shown in words, and a PDF by what it is', () => {
  expect(describeArticle('text', '<p>Uno <strong>dos</strong></p>')).toBe('Uno dos')
  expect(describeArticle('file', '/api/storage/buckets/documents/files/0190/download')).toBe('PDF subido')
  expect([describeArticle('file', ''), describeArticle('title', 'a')]).toEqual([undefined, undefined])
})
