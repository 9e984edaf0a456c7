import { titleFaces } from '@torneo/contracts/site/appearance'
import { anAppearance } from '@torneo/testing/builders'
import { expect, test } from 'vitest'
import { appearanceOf } from '../appearance'
import { colorRules, lookStyles } from './page-styles'
import { photoRatio } from './photo-ratio'

const look = appearanceOf({ appearance: null, settings: null })

test.each([
  ['#E50914', '#FFF'],
  ['#FFD400', '#000'],
  ['#ffffff', '#000'],
  ['#000000', '#FFF'],
  ['rojo', '#FFF'],
  ['#fff}body{display:none', '#FFF'],
])('texts on the colour %s are %s', (primary, ink) => {
  const rules = colorRules(appearanceOf({ appearance: anAppearance({ primary }), settings: null }))
  expect(rules).toContain(`--on-brand:${ink}`)
  expect(rules).not.toContain('body{')
})

test.each([
  ['#14213D', true],
  ['#E50914', false],
  ['#F2C14E', false],
  ['#FFFFFF', false],
])('titles have the colour %s only where it is readable: %s, and never in the dark theme', (primary, isTitle) => {
  const rules = colorRules({ ...look, primary })
  expect(rules.includes(`--title-ink:${primary}`)).toBe(isTitle)
  expect(rules.endsWith('@media screen and (prefers-color-scheme:dark){:root{--title-ink:var(--text)}}')).toBe(isTitle)
  expect(colorRules({ ...look, primary, look: 'noche' })).toContain('--title-ink:var(--text)')
})

test('two colours that are one are readable all the same', () => {
  const rules = colorRules({ ...look, primary: '#F2C14E', accent: '#F2C14E' })
  expect(rules).toContain('--on-brand:#000;--accent:#F2C14E;--on-accent:#000')
})

test.each(titleFaces)('the face %s is one file with fallbacks of its width', (titleFace) => {
  const css = lookStyles({ ...look, titleFace })
  expect(css.match(/url\(/g)).toHaveLength(1)
  expect(css).toContain('font-display: swap')
  expect(css).toMatch(/--font-title:'[\w ]+ Variable', '[\w ]+ Arial'/)
})

test('a page of an API without looks has the colour and the logo of its settings', () => {
  const settings = { logo: 'https://example.org/logo.png', primaryColor: '#0A84FF' }
  expect(appearanceOf({ settings: settings as never })).toMatchObject({
    crest: settings.logo,
    primary: '#0A84FF',
    look: 'mitades',
  })
})

const head = Array.from('RIFF0000WEBPVP8 0000000000', (letter) => letter.charCodeAt(0))
const webp = (size: readonly number[]) => `data:image/webp;base64,${btoa(String.fromCharCode(...head, ...size, 0, 0))}`

test.each([
  ['a landscape', webp([0x58, 0x02, 0x90, 0x01]), '600 / 400'],
  ['a portrait, with bits of its scale', webp([0x2c, 0x41, 0xc2, 0xc1]), '300 / 450'],
  ['no bytes', 'data:image/webp;base64,AAAA', null],
  ['another format', 'data:image/png;base64,AAAA', null],
])('form of %s', (_, uri, expected) => {
  expect(photoRatio(uri)).toBe(expected)
})
