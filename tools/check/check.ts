/**
 * Runs `npm run check`: lint, types, boundaries and unused code, without tests. Runs every step, prints the output of
 * those that fail, and ends with a list of them. With `-- --affected`, Nx lints, type checks and tests only the
 * affected projects.
 */
import path from 'node:path'
import { tableProblems } from '../new/section-table.ts'
import { workspace as workspaceDir } from '../shared/workspace.ts'
import { checkAffected } from './affected.ts'
import { forbiddenTexts } from './forbidden-texts.ts'
import { packageProblems } from './licences.ts'
import { falseAlarms, lintViolations, missedViolations } from './lint-violations.ts'
import { runProgram, runStep, type Outcome } from './run-step.ts'
import { weakOpenings } from './sentence-openings.ts'
import { unusedTextsIn } from './unused-texts.ts'

const inModules = (file: string) => path.join(workspaceDir, 'node_modules', file)
const run = (program: string, ...args: string[]) => runProgram([inModules(program), ...args], workspaceDir)

/** A linter whose rule is not loaded still exits 0, so the rules are first tested against known violations. */
async function testRules(): Promise<Outcome> {
  const findings = await lintViolations()
  return linesOf([
    ...missedViolations(findings).map(({ name, file }) => `the linter let this pass: ${name} (in ${file})`),
    ...falseAlarms(findings).map(({ file, message }) => `the linter rejected an allowed import: ${file}: ${message}`),
  ])
}

const joined = (...outcomes: readonly Outcome[]): Outcome => linesOf(outcomes.filter((outcome) => outcome !== null))
const linesOf = (problems: readonly string[]): Outcome => (problems.length > 0 ? problems.join('\n') : null)

async function checkTypes(): Promise<Outcome> {
  return joined(await run('typescript/bin/tsc', '-b'), await run('typescript/bin/tsc', '-p', 'tools'))
}

type Step = readonly [name: string, step: () => Promise<Outcome> | Outcome]

const always: readonly Step[] = [
  ['boundaries', testRules],
  [
    'texts',
    () => linesOf([...forbiddenTexts(workspaceDir), ...weakOpenings(workspaceDir), ...unusedTextsIn(workspaceDir)]),
  ],
  ['sections', async () => linesOf(await tableProblems(workspaceDir))],
  ['packages', () => linesOf(packageProblems(workspaceDir))],
]

// One linter run over the whole tree is faster than one per project; the Nx targets are for `--affected` and its cache.
const everything: readonly Step[] = [
  ['lint', () => run('oxlint/bin/oxlint', '--deny-warnings', '.')],
  ['format', () => run('oxfmt/bin/oxfmt', '--check', '.')],
  ['types', checkTypes],
  ['unused code', () => run('knip/bin/knip.js', '--no-config-hints')],
]

const affected: readonly Step[] = [['affected', () => checkAffected(workspaceDir)]]

const unknown = process.argv.slice(2).filter((arg) => arg !== '--affected')
if (unknown.length > 0) {
  console.error(`Unknown option ${unknown.join(' ')}. Known: --affected`)
  process.exitCode = 2
} else {
  const failed: string[] = []
  for (const [name, step] of [...always, ...(process.argv.includes('--affected') ? affected : everything)]) {
    if (!(await runStep(name, step))) failed.push(name)
  }
  if (failed.length > 0) {
    console.log(`Failed: ${failed.join(', ')}`)
    process.exitCode = 1
  }
}
