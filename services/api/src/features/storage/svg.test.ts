import { expect, inject, it } from 'vitest'
import { declaresEntities, containsScript, isSvg, isCompleteSvg } from './svg'

const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>'
const doctype = '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">'

it.each([
  ['bare', svg],
  ['with white space before', `\r\n\t ${svg}`],
  ['with a byte order mark', `\uFEFF${svg}`],
  ['with a prologue', `<?xml version="1.0" encoding="UTF-8"?>\n${svg}`],
  ['with comments', `<!-- <html> > --><!----><?x y?>${svg}`],
  ['with a doctype', `<?xml version="1.0"?>${doctype}\n${svg}`],
  ['with entities', `<!DOCTYPE svg [ <!ENTITY a "x > ]"> <!ENTITY b "y"> ]>\n<!-- a -->${svg}`],
  ['with a prefix', '<svg:svg xmlns:svg="http://www.w3.org/2000/svg"/>'],
  ['with nothing in it', '<svg>'],
  ['cut within a letter', Buffer.from(`${svg}ñ`).subarray(0, -1)],
])('an SVG %s', (_case, content) => {
  expect(isSvg(Buffer.from(content))).toBe(true)
})

it.each([
  ['nothing', ''],
  ['a page that holds one', `<!DOCTYPE html><html><body>${svg}</body></html>`],
  ['a page of one', `<!doctype html>${svg}`],
  ['a page without doctype', `<html>${svg}</html>`],
  ['text before', `hola ${svg}`],
  ['one in a comment', `<!-- ${svg} -->`],
  ['a comment without end', `<!-- ${svg}`],
  ['a doctype without end', '<!DOCTYPE svg [ <!ENTITY a "<svg>">'],
  ['another element', '<svgx/>'],
  ['an end', '</svg>'],
  ['only a prologue', '<?xml version="1.0"?>'],
  ['Latin-1', Buffer.from('<!-- ñ --><svg/>', 'latin1')],
  ['UTF-16', Buffer.from(svg, 'utf16le')],
])('%s is rejected', (_case, content) => {
  expect(isSvg(Buffer.from(content))).toBe(false)
})

it.each(['<!---->', '<?a?>', ' ', '<!DOCTYPE svg>', '<!--', '<!DOCTYPE svg [', '['])(
  'takes no time over five megabytes of %j',
  (piece) => {
    const bytes = Buffer.from(piece.repeat((5 * 1024 * 1024) / piece.length))
    const since = performance.now()
    expect(isSvg(bytes)).toBe(false)
    expect(performance.now() - since).toBeLessThan(inject('waitMs'))
  },
)

it.each(['="', '=";', '= ', ' on', '<a on', '<svg ', '</svg'])(
  'looks for scripts and the end in no time over five megabytes of %j',
  (piece) => {
    const bytes = Buffer.from(`<svg ${piece.repeat((5 * 1024 * 1024) / piece.length)}`)
    const since = performance.now()
    expect([containsScript(bytes), isCompleteSvg(bytes)]).toEqual([false, false])
    expect(performance.now() - since).toBeLessThan(inject('waitMs'))
  },
)

const nested = '<!DOCTYPE svg [<!ENTITY a0 "ja"><!ENTITY a1 "&a0;&a0;&a0;&a0;&a0;&a0;&a0;&a0;">]>'

it.each([
  [
    'entities within entities',
    `<?xml version="1.0"?>${nested}<svg xmlns="http://www.w3.org/2000/svg"><text>&a1;</text></svg>`,
    true,
  ],
  [
    'an entity from elsewhere',
    '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg"/>',
    true,
  ],
  ['a parameter entity', '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x" [<!ENTITY % x "y"> %x;]><svg/>', true],
  ['attributes of its own', '<!DOCTYPE svg [<!ATTLIST svg a CDATA #IMPLIED>]><svg/>', true],
  ['a doctype alone', `${doctype}${svg}`, false],
  [
    'a text that speaks of them',
    '<svg xmlns="http://www.w3.org/2000/svg"><text>&lt;!ENTITY a&gt; [ ]</text></svg>',
    false,
  ],
])('finds what an SVG declares: %s', (_case, content, isDeclared) => {
  expect(declaresEntities(Buffer.from(content))).toBe(isDeclared)
})
