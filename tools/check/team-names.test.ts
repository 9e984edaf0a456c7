import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { workspace } from '../shared/workspace.ts'
import { listedFiles } from './forbidden-texts.ts'

/** The name of a side's team, read without `sideName`: 'homeTeam.name', 'awayTeam?.name', 'tie[`${side}Team`]?.name'. */
const plainName = /\b(?:home|away)Team\??\.name\b|Team`\]\??\.name\b/g

const found = (source: string) => [...source.matchAll(plainName)].map(([name]) => name)

it.each([
  ['match.homeTeam?.name ?? match.homeLabel', ['homeTeam?.name']],
  ['tie[`${side}Team`]?.name', ['Team`]?.name']],
  ["sideName(match, 'home')", []],
  ['match.homeTeam?.color', []],
])('finds the names of teams that %j reads', (source, names) => {
  expect(found(source)).toEqual(names)
})

it("a side of a match or tie is named by the shared rule, which says 'Retirado' everywhere", () => {
  const sources = listedFiles(workspace).filter(
    (file) => /^(?:apps|libs\/domain|services\/api\/src)\/.*\.tsx?$/.test(file) && !/\.(?:test|e2e)\.tsx?$/.test(file),
  )
  expect(sources.length).toBeGreaterThan(500)
  const names = sources.flatMap((file) =>
    found(readFileSync(join(workspace, file), 'utf8')).map((name) => `${file}: ${name}`),
  )
  expect(names).toEqual([])
})
