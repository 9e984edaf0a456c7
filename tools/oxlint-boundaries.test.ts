import { beforeAll, describe, expect, test } from 'vitest'
import { falseAlarms, lintPlantedTree, missedPlants, type Finding } from './check/planted-tree.ts'
import { plants } from './check/plants.ts'

// One linter run over the planted tree serves every row: the rows differ in what they plant, not in how it is found.
describe('the linter, with the configuration of this workspace', () => {
  let findings: readonly Finding[]
  beforeAll(async () => {
    findings = await lintPlantedTree()
  }, 60_000)

  test.each(plants)('refuses: $name', ({ file, refusedBy, says }) => {
    expect(findings).toContainEqual({ file, rule: refusedBy, message: expect.stringContaining(says) })
  })

  test('lets every allowed import pass', () => {
    expect(falseAlarms(findings)).toEqual([])
  })

  test('says which plants came through when the rule did not run', () => {
    const withoutRule = findings.filter(({ rule }) => rule !== 'torneo(boundaries)')
    expect(missedPlants(findings)).toEqual([])
    expect(missedPlants(withoutRule)).toHaveLength(plants.filter(({ refusedBy }) => refusedBy === 'torneo(boundaries)').length)
  })
})
