import { beforeAll, describe, expect, test } from 'vitest'
import { falseAlarms, lintViolations, missedViolations, type Finding } from './lint-violations.ts'
import { ruleViolations } from './rule-violations.ts'

// Runs the linter once for all rows.
describe('the linter, with the configuration of this workspace', () => {
  let findings: readonly Finding[]
  beforeAll(async () => {
    findings = await lintViolations()
  })

  test.each(ruleViolations)('rejects: $name', ({ file, rule, message }) => {
    expect(findings).toContainEqual({ file, rule, message: expect.stringContaining(message) })
  })

  test('lets every allowed import pass', () => {
    expect(falseAlarms(findings)).toEqual([])
  })

  test('reports the violations that pass when the rule does not run', () => {
    const withoutRule = findings.filter(({ rule }) => !rule.startsWith('torneo('))
    expect(missedViolations(findings)).toEqual([])
    expect(missedViolations(withoutRule)).toHaveLength(
      ruleViolations.filter(({ rule }) => rule.startsWith('torneo(')).length,
    )
  })
})
