import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readableOn } from './readable-on'

describe('readableOn', () => {
  it.each([
    ['#1D4ED8', '#FFF'],
    ['#F2C200', '#000'],
    ['#9D174D', '#FFF'],
    ['#0EA5E9', '#000'],
    ['#fff', '#000'],
    ['#000', '#FFF'],
    ['#e50914', '#FFF'],
    ['rojo', '#FFF'],
    ['', '#FFF'],
  ])('writes on %s in %s', (ground, ink) => {
    expect(readableOn(ground)).toBe(ink)
  })

  it('agrees on short and long notation', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9a-f]{3}$/), (short) => {
        const long = [...short].map((digit) => digit + digit).join('')
        expect(readableOn(`#${short}`)).toBe(readableOn(`#${long}`))
      }),
    )
  })

  it('turns once on the way from black to white', () => {
    const grey = (level: number) => `#${level.toString(16).padStart(2, '0').repeat(3)}`
    const inks = Array.from({ length: 256 }, (_, level) => readableOn(grey(level)))
    expect(inks.lastIndexOf('#FFF')).toBe(inks.indexOf('#000') - 1)
  })
})
