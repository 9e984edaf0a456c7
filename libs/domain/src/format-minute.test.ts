import { expect, test } from 'vitest'
import { formatHalf, formatMinute, parseMinute, steppedMinute } from './format-minute'

test('minutes and halves in words', () => {
  expect([formatMinute(0), formatMinute(34), formatMinute(120), formatMinute(45, 2)]).toEqual(['0′', '34′', '120′', '45+2′'])
  expect([formatHalf(1), formatHalf(2)]).toEqual(['1º Tiempo', '2º Tiempo'])
})

test.each([
  ['45', { minute: 45, added: 0 }], [' 45 + 2 ', { minute: 45, added: 2 }], ['90+30′', { minute: 90, added: 30 }], ['0', { minute: 0, added: 0 }],
  ['', null], ['45+', null], ['+2', null], ['600', null], ['45+31', null], ['-1', null], ['4.5', null],
])('%j typed as a minute', (text, minute) => {
  expect(parseMinute(text)).toEqual(minute)
})

test('a step is one of added time where there is some', () => {
  expect([steppedMinute({ minute: 45, added: 2 }, 1), steppedMinute({ minute: 45, added: 1 }, -1), steppedMinute({ minute: 45, added: 0 }, -1), steppedMinute({ minute: 0, added: 0 }, -1)])
    .toEqual([{ minute: 45, added: 3 }, { minute: 45, added: 0 }, { minute: 44, added: 0 }, { minute: 0, added: 0 }])
})
