import { expect, test } from 'vitest'
import { plainArticle } from './plain-article'

test.each([
  ['<h2>Final</h2><p>A las <strong>17</strong>:30.<br>Cancha 1</p>', 'Final A las 17:30. Cancha 1'],
  ['<ul><li><p>uno</p></li><li><p>dos</p></li></ul>', 'uno dos'],
  ['<p>1 &lt; 2 &amp;amp; "3"</p>', '1 < 2 &amp; "3"'],
  ['<img src="/a" alt="b">', ''],
])('%s reads "%s"', (html, text) => {
  expect(plainArticle(html)).toBe(text)
})

test('a long text is cut', () => {
  expect(plainArticle(`<p>${'largo '.repeat(50)}</p>`, 20)).toBe('largo largo largo l…')
})
