import { expect, it } from 'vitest'
import { unusedTexts } from './unused-texts.ts'

const texts = `export const liveTexts = {
  live: 'EN VIVO',
  paused: 'PAUSADO',
  shirts: { goal: 'Camiseta', card: 'con amarilla' },
} as const`

/** Keys of the texts above that are unread beside a screen of this source. */
const unreadBeside = (screen: string, imported = "import { liveTexts as texts } from '../live-texts'") =>
  unusedTexts([
    { file: 'apps/panel/src/live/live-texts.ts', source: texts },
    { file: 'apps/panel/src/live/score/Score.tsx', source: `${imported}\n${screen}` },
  ]).map((found) =>
    found.replace(/^apps\/panel\/src\/live\/live-texts\.ts: liveTexts\.(\S+) is read by no screen$/, '$1'),
  )

it.each([
  ['nothing', 'export const Score = () => null', ['live', 'paused', 'shirts.goal', 'shirts.card']],
  ['a key', 'export const Score = () => <b>{texts.live}</b>', ['paused', 'shirts.goal', 'shirts.card']],
  ['a key of a group', 'export const word = texts.shirts.goal.length', ['live', 'paused', 'shirts.card']],
  ['a computed key of a group', 'export const word = (of: Kind) => texts.shirts[of]', ['live', 'paused']],
  [
    'a group under a name',
    'const shirts = texts.shirts\nexport const word = shirts.card',
    ['live', 'paused', 'shirts.goal'],
  ],
  [
    'destructured keys',
    'const { live, shirts: { goal } } = texts\nexport const words = [live, goal]',
    ['paused', 'shirts.card'],
  ],
  ['all keys', 'export const all = Object.values(texts)', []],
  ['a type alone', 'export type Key = keyof typeof texts', ['live', 'paused', 'shirts.goal', 'shirts.card']],
  [
    'what a shared component reads',
    'export const Score = () => <Shared texts={texts} />\nfunction Shared(props) { return props.texts.paused }',
    ['live', 'shirts.goal', 'shirts.card'],
  ],
])('a screen that reads %s', (_case, screen, unread) => {
  expect(unreadBeside(screen)).toEqual(unread)
})

it('a text of the same name in another file is no reader', () => {
  expect(
    unreadBeside('export const word = texts.paused', "import { liveTexts as texts } from './live-texts'"),
  ).toContain('paused')
})

it("finds messages and labels too, and leaves the service's own alone", () => {
  const source = "export const matchMessages = { over: 'Terminó' }\nconst labels = { name: 'Nombre' }"
  const found = (file: string) => unusedTexts([{ file, source }])
  expect(found('libs/contracts/src/match.ts')).toEqual([
    'libs/contracts/src/match.ts: matchMessages.over is read by no screen',
    'libs/contracts/src/match.ts: labels.name is read by no screen',
  ])
  expect(found('services/api/src/match.ts')).toEqual([])
})
