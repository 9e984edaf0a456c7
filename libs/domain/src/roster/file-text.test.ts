import { expect, test } from 'vitest'
import { fileText } from './file-text'

const bytesOf = (text: string, bytes: Readonly<Record<string, number>>) =>
  [...text].map((letter) => bytes[letter] ?? letter.charCodeAt(0))
const utf16 = (text: string, isBig = false) =>
  [...text].flatMap((letter) => (isBig ? [0, letter.charCodeAt(0)] : [letter.charCodeAt(0), 0]))
const names = '7;José Núñez\n8;Martín Peña'

test.each<[string, number[]]>([
  ['UTF-8', [...new TextEncoder().encode(names)]],
  ['what Excel writes on Windows', bytesOf(names, {})],
  ['an old Mac', bytesOf(names, { é: 0x8e, ú: 0x9c, ñ: 0x96, í: 0x92 })],
  ['a console (code page 850)', bytesOf(names, { é: 0x82, ú: 0xa3, ñ: 0xa4, í: 0xa1 })],
  ["Excel's Unicode text", [0xff, 0xfe, ...utf16(names)]],
  ['UTF-16, the high byte first', [0xfe, 0xff, ...utf16(names, true)]],
  ['UTF-16 without its mark', utf16(names)],
])('a file of %s is read', (_case, bytes) => {
  expect(fileText(new Uint8Array(bytes).buffer)).toBe(names)
})

test('a binary file is no text', () => {
  expect(fileText(new Uint8Array([0x50, 0x4b, 0x03, 0x04, 0x00, 0x00, 0xff, 0x00, 0x01]).buffer)).toBeNull()
})
