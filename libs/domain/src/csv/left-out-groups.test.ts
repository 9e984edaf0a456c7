import { expect, test } from 'vitest'
import { csvTexts as texts } from './csv-texts'
import { groupLeftOut } from './left-out-groups'

const heading = { row: 1, column: 'Goles', text: 'Goles', why: texts.notUsed }

test('a column that is not used shows its cells in wrong rows too, and no column with a cell is called empty', () => {
  expect(groupLeftOut([heading, { row: 2, column: 'Goles', text: '2-1', why: texts.wrongRow }])).toEqual([
    { column: 'Goles', rows: [2], texts: ['2-1'], why: texts.notUsed },
  ])
})

test('a column with a heading alone is empty, and other cells of a wrong row are not repeated', () => {
  expect(groupLeftOut([heading, { row: 2, column: 'Local', text: 'Promo 98', why: texts.wrongRow }])).toEqual([
    { column: '', rows: [], texts: ['Goles'], why: texts.emptyColumns },
  ])
})
