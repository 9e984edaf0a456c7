import { expect, it } from 'vitest'
import { workspace } from '../shared/workspace.ts'
import { listedFiles } from './forbidden-texts.ts'

/** Roles after a dot, and the folders that have them: a new one is a decision of all teams (docs/style.md, 'Folders'). */
const roles: Readonly<Record<string, RegExp>> = {
  routes: /^services\//,
  repository: /^services\//,
  help: /^apps\//,
  fixture: /^(?:apps|libs|services)\//,
  test: /^(?:apps|libs|services)\//,
  'property.test': /^(?:apps|libs|services)\//,
  d: /^(?:apps|libs|services)\//,
}

/** Names that say nothing about their content. */
const rejectedNames = /^(?:index|helpers?|utils?|hooks?|types?|constants?|misc|common)$/
/** Texts of a feature are in `*-texts.ts`, and a function that builds one is in `format-*.ts`. */
const rejectedEnding = /\/features\/.*(?<!-or)-text(?:\.test)?\.tsx?$/

const entryPoints: readonly string[] = ['libs/client/src/index.ts', 'libs/router/src/index.ts']

function faultOf(file: string): string | null {
  const [, base = '', role] = /([^/.]+)(?:\.([^/]+))?\.tsx?$/.exec(file) ?? []
  if (role !== undefined && !roles[role]?.test(file)) return `${file}: no role '.${role}'`
  if (rejectedNames.test(base) && !entryPoints.includes(file)) return `${file}: name what it holds`
  return rejectedEnding.test(file) ? `${file}: '-texts', or 'format-'` : null
}

it.each([
  'apps/users-admin/src/features/users/users.routes.ts',
  'services/api/src/features/players/players.service.ts',
  'libs/domain/src/match/helpers.ts',
  'apps/shell/src/palette/index.ts',
  'apps/tournament-admin/src/features/fixtures/board/message-text.ts',
])('rejects the name of %s', (file) => {
  expect(faultOf(file)).not.toBeNull()
})

it.each([
  'services/api/src/features/players/players.routes.ts',
  'libs/client/src/index.ts',
  'apps/shell/src/palette/palette.help.ts',
  'apps/landing-admin/src/features/hall-of-fame/year-or-text.ts',
  'libs/domain/src/csv/readers.property.test.ts',
])('allows the name of %s', (file) => {
  expect(faultOf(file)).toBeNull()
})

it('every source file has a name of the closed list', () => {
  const sources = listedFiles(workspace).filter((file) => /^(?:apps|libs|services)\/[^/]+\/src\/.*\.tsx?$/.test(file))
  expect(sources.length).toBeGreaterThan(1000)
  expect(sources.flatMap((file) => faultOf(file) ?? [])).toEqual([])
})
