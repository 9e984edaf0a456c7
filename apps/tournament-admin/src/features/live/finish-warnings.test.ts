import type { FinishWarning } from '@torneo/domain/match/finish-check'
import { expect, test } from 'vitest'
import { describeWarnings } from './finish-warnings'

const names = {
  some: (count: number) => (count === 1 ? '1 gol' : `${count} goles`),
  home: 'Promo 98',
  away: 'Promo 05',
  nameOf: (id: string) => (id === 'ana' ? 'Ana Ríos' : 'Jugador no encontrado'),
}

test.each<[FinishWarning[], string[]]>([
  [[], []],
  [[{ kind: 'score', side: 'home', score: 2, goals: 1 }], ['Promo 98: el marcador suma 2 goles y hay 1 registrado.']],
  [[{ kind: 'score', side: 'away', score: 1, goals: 0 }], ['Promo 05: el marcador suma 1 gol y hay 0 registrados.']],
  [[{ kind: 'no-red', playerId: 'ana', yellowCards: 2 }], ['Ana Ríos tiene 2 amarillas y ninguna roja.']],
  [
    [{ kind: 'after-red', playerId: 'ana', minute: 31 }],
    ['Ana Ríos tiene un evento en el minuto 31, después de su roja.'],
  ],
  [[{ kind: 'minute', minute: 80, duration: 90 }], ['Minuto 80 de 90.']],
  [
    [
      { kind: 'minute', minute: 45, duration: 90 },
      { kind: 'half', half: 1, of: 2 },
    ],
    ['Minuto 45 de 90: falta el 2º Tiempo.'],
  ],
  [
    [
      { kind: 'minute', minute: 12, duration: 40 },
      { kind: 'half', half: 2, of: 4 },
    ],
    ['Minuto 12 de 40: faltan 2 cuartos.'],
  ],
  [[{ kind: 'half', half: 1, of: 2 }], ['El partido sigue en el 1º Tiempo.']],
  [[{ kind: 'half', half: 3, of: 4 }], ['El partido sigue en el 3º Cuarto.']],
  [[{ kind: 'unsent', count: 3 }], ['Hay 3 acciones por enviar: el final irá después.']],
])('%j', (warnings, sentences) => {
  expect(describeWarnings(warnings, names).map(({ text }) => text)).toEqual(sentences)
})

test('offers a way out when the score differs from the registered goals', () => {
  const rows = describeWarnings(
    [
      { kind: 'score', side: 'home', score: 2, goals: 1 },
      { kind: 'score', side: 'away', score: 0, goals: 1 },
      { kind: 'half', half: 1, of: 2 },
    ],
    names,
  )
  expect(rows.map(({ fix }) => fix)).toEqual([{ side: 'home', step: -1 }, { side: 'away', step: 1 }, null])
})
