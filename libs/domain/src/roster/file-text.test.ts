import { expect, test } from 'vitest'
import { fileText } from './file-text'

const bytesOf = (text: string, bytes: Readonly<Record<string, number>>) => [...text].map((letter) => bytes[letter] ?? letter.charCodeAt(0))
const utf16 = (text: string, isBig = false) => [...text].flatMap((letter) => (isBig ? [0, letter.charCodeAt(0)] : [letter.charCodeAt(0), 0]))
const names = '7;José Núñez\n8;Martín Peña'

test.each<[string, number[]]>([
  ['UTF-8', [...new TextEncoder().encode(names)]],
  ['what Excel writes on Windows', bytesOf(names, {})],
  ['an old Mac', bytesOf(names, { é: 0x8E, ú: 0x9C, ñ: 0x96, í: 0x92 })],
  ['a console (code page 850)', bytesOf(names, { é: 0x82, ú: 0xA3, ñ: 0xA4, í: 0xA1 })],
  ['Excel\'s Unicode text', [0xFF, 0xFE, ...utf16(names)]],
  ['UTF-16, the high byte first', [0xFE, 0xFF, ...utf16(names, true)]],
  ['UTF-16 without its mark', utf16(names)],
])('a file of %s is read', (_case, bytes) => {
  expect(fileText(new Uint8Array(bytes).buffer)).toBe(names)
})

test('a binary file is no text', () => {
  expect(fileText(new Uint8Array([0x50, 0x4B, 0x03, 0x04, 0x00, 0x00, 0xFF, 0x00, 0x01]).buffer)).toBeNull()
})
