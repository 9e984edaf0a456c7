import { aPromotion, aTeam } from '@torneo/testing/builders'
import { expect, test } from 'vitest'
import { matchTeams, missingYears } from './match-teams'

const promotions = [
  aPromotion({ id: 'p98', year: 1998, name: 'Promoción 98' }),
  aPromotion({ id: 'p04', year: 2004, name: 'Los Cóndores' }),
  aPromotion({ id: 'p12', year: 2012, name: 'Promo 12' }),
]
const teams = [
  aTeam({ id: 't98', name: 'Los del 98', promotionId: 'p98' }),
  aTeam({ id: 'ta', name: 'Águilas', promotionId: 'p12' }),
  aTeam({ id: 'tb', name: 'Promo 12 B', promotionId: 'p12' }),
]
const read = (text: string) =>
  matchTeams(text, teams, promotions).rows.map(({ team, promotion, isAgain }) =>
    [team?.id ?? (promotion ? `nuevo de ${promotion.id}` : '?'), isAgain ? 'otra vez' : ''].filter(Boolean).join(' '),
  )

test.each([
  ['aguilas', ['ta']],
  ['• ÁGUILAS\n\n- promo 12 b', ['ta', 'tb']],
  ['Promo 98', ['t98']],
  ['Promo 98 B', ['nuevo de p98']],
  ['los condores', ['nuevo de p04']],
  ['Promo 2004', ['nuevo de p04']],
  ['Promo 12', ['nuevo de p12']],
  ['Vecinos', ['?']],
  ['Promo 77', ['?']],
  ['Vecinos\nvecinos', ['?', '? otra vez']],
  ['98 y 12\n1998/2004\n98-04\nPromos 98, 04 y 77', ['?', '?', '?', '?']],
  ['Promo 98 (1998)', ['t98']],
])('%s', (text, expected) => {
  expect(read(text)).toEqual(expected)
})

test('promotions are missed for each year that a name says', () => {
  const { rows } = matchTeams('Promo 85\n1998/2001 unidos\nLos del 07 y 09', teams, promotions)
  expect(missingYears(rows, promotions)).toEqual([2009, 2007, 2001, 1985])
})

test.each<[text: string, rows: string[], left: string[]]>([
  ['Los Pibes\tJuan Soto\t11 5555-4444', ['Los Pibes'], ['Juan Soto', '11 5555-4444']],
  ['Equipo\tDelegado\tTel\nLos Pibes\tJuan Soto\t', ['Los Pibes'], ['Equipo\tDelegado\tTel', 'Juan Soto']],
  [
    'Delegado;Equipo;Promoción\nJuan Soto;Los Pibes;1998',
    ['Los Pibes de p98'],
    ['Delegado;Equipo;Promoción', 'Juan Soto'],
  ],
  ['1\tLos Pibes\tPromo 98\n2\tLas Pibas\tLos Cóndores', ['Los Pibes de p98', 'Las Pibas de p04'], ['1', '2']],
  ['Los Pibes 11 5555-4444', ['Los Pibes'], ['11 5555-4444']],
  ['Los Pibes (cel. 351 555-4444)', ['Los Pibes'], ['(cel. 351 555-4444)']],
  ['Promo 1998 - 2004', ['Promo 1998 - 2004'], []],
  ['Promo 1998', ['Promo 1998 está'], []],
  ['Equipos:\nLos Pibes', ['Los Pibes'], ['Equipos:']],
  ['❌ Los Pibes\n✅ Las Pibas\n~Los Otros~', ['Las Pibas'], ['Los Pibes', 'Los Otros']],
  ['Los Pibes   Fútbol\nLas Pibas, las de siempre', ['Los Pibes', 'Las Pibas, las de siempre'], ['Fútbol']],
])('%j has the teams %j, and names the rest', (text, expected, left) => {
  const { rows, named, cells } = matchTeams(text, teams, promotions)
  expect(
    rows.map(({ name, team, promotion }) =>
      [name, team && 'está', promotion && `de ${promotion.id}`].filter(Boolean).join(' '),
    ),
  ).toEqual(expected)
  expect(named.map((one) => one.text)).toEqual(left)
  expect(cells.used + cells.named).toBe(cells.total)
})
