/**
 * `npm run check`: what must hold before anything lands, without running a test. Stops at the first step that fails and shows
 * what its tool said. `npm run check -- --affected` lets Nx lint, type check and test only what a change can reach.
 */
import path from 'node:path'
import { checkAffected } from './affected.ts'
import { forbiddenTexts } from './forbidden-texts.ts'
import { falseAlarms, lintViolations, missedViolations } from './lint-violations.ts'
import { packageFaults } from './packages.ts'
import { runProgram, runStep, type Outcome } from './run-step.ts'
import { workspace as workspaceDir } from '../shared/workspace.ts'

const inModules = (file: string) => path.join(workspaceDir, 'node_modules', file)
const run = (program: string, ...args: string[]) => runProgram([inModules(program), ...args], workspaceDir)

/** A rule that is skipped still exits 0: before a green lint is believed, the rules must refuse what they should. */
async function proveRules(): Promise<Outcome> {
  const findings = await lintViolations()
  return linesOf([
    ...missedViolations(findings).map(({ name, file }) => `the linter let this pass: ${name} (in ${file})`),
    ...falseAlarms(findings).map(({ file, message }) => `the linter refused what is allowed: ${file}: ${message}`),
  ])
}

const linesOf = (faults: readonly string[]): Outcome => (faults.length > 0 ? faults.join('\n') : null)

async function checkTypes(): Promise<Outcome> {
  return await run('typescript/bin/tsc', '-b') ?? await run('typescript/bin/tsc', '-p', 'tools')
}

type Step = readonly [name: string, step: () => Promise<Outcome> | Outcome]

const proofs: readonly Step[] = [
  ['boundaries', proveRules],
  ['texts', () => linesOf(forbiddenTexts(workspaceDir))],
  ['packages', () => linesOf(packageFaults(workspaceDir))],
]

// One linter over the whole tree is faster than one per project; the Nx targets serve `--affected` and its cache.
const everything: readonly Step[] = [
  ['lint', () => run('oxlint/bin/oxlint', '--deny-warnings', '.')],
  ['types', checkTypes],
  ['unused code', () => run('knip/bin/knip.js', '--no-config-hints')],
]

const affected: readonly Step[] = [['affected', () => checkAffected(workspaceDir)]]

const unknown = process.argv.slice(2).filter((arg) => arg !== '--affected')
if (unknown.length > 0) {
  console.error(`Unknown option ${unknown.join(' ')}. Known: --affected`)
  process.exitCode = 2
} else {
  for (const [name, step] of [...proofs, ...(process.argv.includes('--affected') ? affected : everything)]) {
    if (!await runStep(name, step)) {
      process.exitCode = 1
      break
    }
  }
}
