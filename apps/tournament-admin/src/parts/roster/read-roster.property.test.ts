import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readRoster } from './read-roster'

/** Lines of lists as people write them; `w` is a word that is nowhere else, `n` a number. */
const lines = [
  'n w w', 'n. w w', 'n) w w n (w)', 'w w n', 'w, w n', 'n\tw w\tw', 'w;n;w', 'w w', 'w', 'w w (baja)', 'w w ?',
  'Bajas:', 'Dudas:', 'Suplentes:', 'Cuerpo técnico:', 'Bajas: w, w', 'Dudas: w y w', 'Arqueros: w, w y w', 'DT: w w',
  'w w talle M', 'w w XL', 'w w DNI 30123456', 'n w w - w', 'Lista w', '[21:03, 14/11/2025] w w: n w w', '• n w w',
  'Nº;Nombre;Puesto;w', 'n;w w;w;w', 'Nº\tNombre\t\tNº\tNombre', 'n\tw w\t\tn\tw w', 'N° de camiseta que prefieres,Nombre y Apellido,w',
  'Suplentes: w, w n', 'Suplentes w, w', 'Confirmados (n): w y w', 'Lista: w, w', 'Faltan confirmar: w', 'Faltan pagar: w',
  'Cancha: w', '❌', '✅', '❌ w w', 'n. ✗ w w', 'w w ❌', '~w w~', 'x w w', '[x] w w', '[ ] w w', 'w w - no', 'w w no va',
  'Abrazo, w', 'n.', 'w w.....n', '~w w~ → w w', 'me bajo, w', 'Va la lista: w, w', 'Puesto;Nº;Nombre', 'Arqueros;n;w w', ';n;w w',
  'Nº;Nombre;¿Vas?', 'n;w w;No', 'w la lista w', 'w, duda', 'Delegado: w w tel 11 5555-4444',
  'n,"w, w",w', '"w', 'w" w', '----', '| n | w w | w |', 'Nombre', 'n', 'n w w (w) w', 'w: w', 'w w camiseta nº n',
  '🧤 w w', 'n. w w 🧤', '🧤 w', 'w, w 🧤', 'Nº;Nombre;Cap.', 'n;w w;X', 'n;w w;✅', 'C\tNombre\tw', 'x\tw w\tw',
] // prettier-ignore

/** Lines whose names do not come. */
const isOut = (line: string) => /[❌✗]|~$|- no$|no va$/u.test(line)

/** Words of capitals and small letters, as names are. */
const wordOf = (index: number) => `Zu${String(index).replace(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)))}x`

test('each word of a pasted list is in a player, or named with its line, and no player is crossed out', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...lines), { minLength: 1, maxLength: 12 }), async (templates) => {
      let next = 0
      const written = templates.map((line) =>
        line.replace(/\bw\b/g, () => wordOf(next++)).replace(/\bn\b/g, () => String(1 + (next % 90))),
      )
      const { players, named, cells } = await readRoster(written.join('\n'))
      const made = JSON.stringify(players)
      written.forEach((line, index) => {
        const own = named.filter(({ row }) => row === index + 1).map(({ text }) => text.toLowerCase())
        for (const [word] of line.matchAll(/Zu[a-j]+x/g)) {
          expect([line, isOut(line) && made.includes(word)]).toEqual([line, false])
          expect([
            word,
            made.includes(word) ||
              own.some((text) => text.includes(word.toLowerCase())) ||
              made.includes(word.toLowerCase()),
          ]).toEqual([word, true])
        }
      })
      expect(cells.used).toBeGreaterThanOrEqual(0)
    }),
    { numRuns: 300 },
  )
})
