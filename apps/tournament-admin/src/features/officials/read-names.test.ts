import { expect, test } from 'vitest'
import { readNames } from './read-names'

test.each<[text: string, names: string[]]>([
  ['Ana Ríos\nJuan Paz\n', ['Ana Ríos', 'Juan Paz']],
  ['1. Ana Ríos\n2) Juan  Paz\n- Luz Vega', ['Ana Ríos', 'Juan Paz', 'Luz Vega']],
  ['Ana Ríos, Juan Paz; Luz Vega / Eva Sol', ['Ana Ríos', 'Juan Paz', 'Luz Vega', 'Eva Sol']],
  ['[21:03, 14/11/2025] Carlos: *Ana Ríos*', ['Ana Ríos']],
  ['Ana Ríos\r\nana rios\r\nANA RÍOS', ['Ana Ríos']],
  ['❌ Ana Ríos\n~Luz Vega~\n✅ Juan Paz', ['Juan Paz']],
  ['\n  \n--\n12\n', []],
])('%j has the names %j', (text, names) => {
  expect(readNames(text).names).toEqual(names)
})
