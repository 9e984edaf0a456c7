import { describe, expect, test } from 'vitest'
import { promotionLineTexts as why, readPromotionLines } from './promotion-lines'

const read = (text: string) => readPromotionLines(text, 2026)
const short = (text: string) => read(text).promotions.map(({ year, captain, email }) => [year, captain, email])

describe('a list of promotions', () => {
  test.each([
    ['1998', [1998, '', '']],
    ['Promo 98', [1998, '', '']],
    ['Clase del 98, Luis Gil', [1998, 'Luis Gil', '']],
    ["Promoción '04", [2004, '', '']],
    ['98 - Juan Pérez', [1998, 'Juan Pérez', '']],
    ['Promo 98; Juan Pérez; Juan@Mail.com', [1998, 'Juan Pérez', 'juan@mail.com']],
    ['Juan Pérez <juan@mail.com>, promo 1998', [1998, 'Juan Pérez', 'juan@mail.com']],
    ['1998\tAna de la Cruz\tana@mail.com.ar', [1998, 'Ana de la Cruz', 'ana@mail.com.ar']],
    ['12. Promo 2012 Ana Ríos', [2012, 'Ana Ríos', '']],
    ['juan1998@mail.com 2001 Juan', [2001, 'Juan', 'juan1998@mail.com']],
  ])('reads %j', (line, expected) => {
    expect(short(line)).toEqual([expected])
  })

  test('leaves out a heading, two years and a repeated one, with the reason', () => {
    const { promotions, named } = read('Promociones y capitanes\n1998 y 2001\n1998\nPromo 98\n')
    expect(promotions.map(({ year }) => year)).toEqual([1998])
    expect(named.map((one) => [one.row, one.why])).toEqual([
      [1, why.noYear],
      [2, why.years],
      [4, why.again],
    ])
  })

  test('names a telephone, which nobody keeps, and counts every word', () => {
    const { named, cells } = read('Promo 98, Juan Pérez, 261 555-1234, juan@mail.com')
    expect(named.map(({ text }) => text)).toEqual(['261 555 1234'])
    expect(cells.used + cells.named).toBe(cells.total)
  })
})
