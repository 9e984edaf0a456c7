import sharp from 'sharp'
import { expect, inject, it } from 'vitest'
import { busy } from '../../testing/storage-samples'
import { isCompleteSvg } from './svg'
import { withoutMetadata } from './without-metadata'

const secret = 'SN123456'
const cleaned = async (svg: string) => String(await withoutMetadata(Buffer.from(svg), 'image/svg+xml', undefined))
const svg = (inside: string, attributes = '') => `<svg xmlns="http://www.w3.org/2000/svg"${attributes}>${inside}</svg>`

it.each<[what: string, noted: string, clean: string]>([
  ['a comment', svg(`<!-- ${secret} --><path d="M0 0"/>`), svg('<path d="M0 0"/>')],
  [
    'a comment before the picture',
    `<?xml version="1.0"?><!-- ${secret} -->${svg('')}`,
    `<?xml version="1.0"?>${svg('')}`,
  ],
  ['metadata', svg(`<metadata><a><metadata>${secret}</metadata></a></metadata><g/>`), svg('<g/>')],
  ['metadata under a prefix', svg(`<svg:metadata id="m">${secret}</svg:metadata><g/>`), svg('<g/>')],
  ['RDF', svg(`<rdf:RDF><cc:Work rdf:about="">${secret}</cc:Work></rdf:RDF><g/>`), svg('<g/>')],
  ['a packet', svg(`<?xpacket begin="${secret}"?><g/>`), svg('<g/>')],
  [
    "a program's paths",
    svg(
      `<sodipodi:namedview a="${secret}"><inkscape:grid/></sodipodi:namedview><g/>`,
      ` inkscape:export-filename="/home/${secret}/a>b.png" width="9"`,
    ),
    svg('<g/>', ' width="9"'),
  ],
])('%s goes; everything else stays as it was written', async (_what, noted, clean) => {
  expect(await cleaned(noted)).toBe(clean)
})

it.each([
  ['a style in CDATA', svg('<style><![CDATA[ a > b { fill: red } /* <!-- */ ]]></style>')],
  [
    'an attribute that speaks of them',
    svg(`<text data-a='<!---->' title="x > y">metadata</text>`).replace('<!---->', '&lt;!-- >'),
  ],
  [
    'a doctype and title',
    `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x">\n${svg('<title>Escudo</title><desc>ñandú</desc>')}`,
  ],
  ['an unfinished tag', '<svg><a <b></svg>'],
  ['an unfinished comment', '<svg><!-- a </svg>'],
  ['metadata without its end', '<svg><metadata></svg>'],
])('an SVG with %s stays as it is', async (_what, text) => {
  expect(await cleaned(text)).toBe(text)
})

const camera = { IFD0: { Artist: secret }, IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '33/1 26/1 15/1' } }
const photo = (format: 'jpeg' | 'png' | 'webp') =>
  busy(60, 40).withMetadata({ orientation: 6 }).withExifMerge(camera).toFormat(format).toBuffer()

it.each<[where: string, write: (address: string) => string]>([
  ['an image', (address) => svg(`<image href="${address}"/>`)],
  ['an image of the former name', (address) => svg(`<image xlink:href='${address}'/>`)],
  ['a style', (address) => svg(`<style>a{background:url(${address})}</style>`)],
  ['lines', (address) => svg(`<image href="${address.replace(/.{76}/g, '$&\n  ')}"/>`)],
  ['references of lines', (address) => svg(`<image href="${address.replace(/(?<=base64,.*)[^]{76}/g, '$&&#10;')}"/>`)],
])('a photo within %s loses place and owner; pixels and orientation stay', async (_where, write) => {
  for (const format of ['jpeg', 'png', 'webp'] as const)
    for (const type of [`image/${format}`, 'image/jpg', '']) {
      const bytes = await photo(format)
      const text = await cleaned(write(`data:${type};base64,${bytes.toString('base64')}`))
      const [, data = ''] = /base64,([A-Za-z0-9+/=]*)/.exec(text) ?? []
      const clean = Buffer.from(data, 'base64')
      const { orientation, exif } = await sharp(clean).metadata()
      expect([orientation, exif?.includes(secret), clean.includes(secret)]).toEqual([6, false, false])
      expect((await sharp(clean).raw().toBuffer()).equals(await sharp(bytes).raw().toBuffer())).toBe(true)
      expect(await cleaned(text)).toBe(text)
    }
})

it('a picture within a picture within a picture is cleaned too', async () => {
  const address = (type: string, bytes: Buffer | string) =>
    `data:${type};base64,${Buffer.from(bytes).toString('base64')}`
  const inner = svg(`<!-- ${secret} --><image href="${address('image/jpeg', await photo('jpeg'))}"/>`)
  const text = await cleaned(svg(`<image href="${address('image/svg+xml', inner)}"/>`))
  const [, data = ''] = /base64,([^"]*)/.exec(text) ?? []
  const within = Buffer.from(data, 'base64').toString()
  const [, photoData = ''] = /base64,([^"]*)/.exec(within) ?? []
  expect([within.includes(secret), Buffer.from(photoData, 'base64').includes(secret)]).toEqual([false, false])
})

it('a font and a damaged photo within an SVG stay as they are', async () => {
  for (const data of [Buffer.from('wOF2 a font'), Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1])]) {
    const text = svg(`<style>@font-face{src:url(data:font/woff2;base64,${data.toString('base64')})}</style>`)
    expect(await cleaned(text)).toBe(text)
  }
})

it.each([
  '<!--',
  '<!-- -->',
  '<metadata>',
  '<a b="c">',
  'data:',
  'data:a;',
  'data:;base64,',
  ' a:b="c"',
  '<a ',
  '<!DOCTYPE [',
  ']>',
  '&#10;',
])('takes no time over five megabytes of %j', async (piece) => {
  const bytes = Buffer.from(`<svg ${piece.repeat((5 * 1024 * 1024) / piece.length)}></svg>`)
  const since = performance.now()
  expect(isCompleteSvg(await withoutMetadata(bytes, 'image/svg+xml', undefined))).toBe(true)
  const inside = Buffer.from(`<svg>${piece.repeat((5 * 1024 * 1024) / piece.length)}</svg>`)
  await withoutMetadata(inside, 'image/svg+xml', undefined)
  expect(performance.now() - since).toBeLessThan(inject('waitMs'))
})
