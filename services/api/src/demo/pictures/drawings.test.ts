import { describe, expect, it } from 'vitest'
import { demoPictures } from './demo-pictures'

describe('the pictures', () => {
  const pictures = Object.entries(demoPictures)

  it.each(pictures)('%s is drawn the same each time, with no number missing and no font needed', (_name, { draw }) => {
    const drawn = draw()
    expect(draw()).toBe(drawn)
    expect(drawn).not.toMatch(/NaN|undefined|null|Infinity|<text|font|href/)
  })
})
