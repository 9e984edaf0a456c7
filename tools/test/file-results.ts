import { writeFileSync } from 'node:fs'
import type { SerializedError } from 'vitest'
import type { Reporter, TestModule } from 'vitest/node'
import type { FileResult, RunResult } from './verdict.ts'

const unsoundTest = (module: TestModule) =>
  [...module.children.allTests()].filter((test) => test.result().state !== 'passed')

function resultOf(module: TestModule, errors: readonly SerializedError[]): FileResult {
  const all = [...module.children.allTests()].length
  const titles = unsoundTest(module).map((test) => test.fullName)
  const passed = all - titles.length
  const own = errors.filter((error) => error.VITEST_TEST_PATH === module.moduleId)
  for (const error of own) titles.push(`an error outside of its tests: ${error.message}`)
  if (titles.length === 0 && (all === 0 || !module.ok())) titles.push('the file as a whole')
  return { file: module.moduleId, project: module.project.name, passed, failed: titles }
}

/** A vitest reporter: writes a RunResult as JSON to the file that the environment's TORNEO_RESULTS names. */
export default class FileResults implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const known = new Set(modules.map((module) => module.moduleId))
    const result: RunResult = {
      files: modules.map((module) => resultOf(module, errors)),
      strayErrors: errors.filter((error) => !known.has(String(error.VITEST_TEST_PATH))).length,
    }
    writeFileSync(process.env['TORNEO_RESULTS'] ?? '', JSON.stringify(result))
  }
}
