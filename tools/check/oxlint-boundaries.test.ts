import { beforeAll, describe, expect, test } from 'vitest'
import { falseAlarms, lintViolations, missedViolations, type Finding } from './lint-violations.ts'
import { ruleViolations } from './rule-violations.ts'

// One linter run over all violations serves every row.
describe('the linter, with the configuration of this workspace', () => {
  let findings: readonly Finding[]
  beforeAll(async () => {
    findings = await lintViolations()
  }, 60_000)

  test.each(ruleViolations)('refuses: $name', ({ file, refusedBy, says }) => {
    expect(findings).toContainEqual({ file, rule: refusedBy, message: expect.stringContaining(says) })
  })

  test('lets every allowed import pass', () => {
    expect(falseAlarms(findings)).toEqual([])
  })

  test('says which violations came through when the rule did not run', () => {
    const withoutRule = findings.filter(({ rule }) => rule !== 'torneo(boundaries)')
    expect(missedViolations(findings)).toEqual([])
    expect(missedViolations(withoutRule)).toHaveLength(ruleViolations.filter(({ refusedBy }) => refusedBy === 'torneo(boundaries)').length)
  })
})
