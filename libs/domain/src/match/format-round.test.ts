import { expect, test } from 'vitest'
import { decidedCup, formatRound } from './format-round'

test.each([
  [{ zoneName: 'Zona A', roundName: 'Fecha 2' }, 'Zona A · Fecha 2'],
  [{ zoneName: null, roundName: 'Oro · Final' }, 'Oro · Final'],
  // Archived editions have no zone name.
  [{ roundName: 'Fecha 2' }, 'Fecha 2'],
  [{ zoneName: null, roundName: null }, ''],
])('the round of %j is "%s"', (match, words) => expect(formatRound(match)).toBe(words))

test.each([
  ['the final', { tieId: 't', roundName: 'Final' }, ''],
  ['the final of a cup', { tieId: 't', roundName: 'Oro · Final' }, 'Oro'],
  ['a semi-final', { tieId: 't', roundName: 'Oro · Semifinal 1' }, null],
  ['the third place', { tieId: 't', roundName: 'Tercer puesto' }, null],
  ['a match of a zone', { tieId: null, roundName: 'Fecha 2' }, null],
])('the cup that %s decides', (_what, match, cup) => expect(decidedCup(match)).toBe(cup))
