import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { workspace as workspaceDir } from '../shared/workspace.ts'
import { allowed, manifests, ruleViolations, type RuleViolation } from './rule-violations.ts'

export interface Finding {
  readonly file: string
  readonly rule: string
  readonly message: string
}

async function lint(dir: string): Promise<readonly Finding[]> {
  const oxlint = path.join(workspaceDir, 'node_modules/oxlint/bin/oxlint')
  const args = [oxlint, '-c', path.join(workspaceDir, '.oxlintrc.json'), '--deny-warnings', '-f', 'json', '.']
  // oxlint exits 1 on findings, which execFile rejects: its output is the result in both cases.
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: dir, maxBuffer: 16 * 1024 * 1024 }).catch(
    (failure: { stdout: string }) => failure,
  )
  // Output that is not JSON means that the configuration or a plugin did not load.
  if (!stdout.startsWith('{')) throw new Error(`oxlint did not run:\n${stdout}`)
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { filename: string; code?: string; message: string }[] }
  return diagnostics.map(({ filename, code, message }) => ({
    file: filename.split(path.sep).join('/'),
    rule: code ?? 'oxlint',
    message,
  }))
}

/**
 * Lints a temporary workspace that contains every violation and every allowed import, with this workspace's own
 * configuration.
 */
export async function lintViolations(): Promise<readonly Finding[]> {
  const dir = await mkdtemp(path.join(tmpdir(), 'torneo-boundaries-'))
  try {
    const files = {
      ...manifests,
      ...allowed,
      ...Object.fromEntries(ruleViolations.map(({ file, code }) => [file, `${code}\n`])),
    }
    for (const [file, text] of Object.entries(files)) {
      await mkdir(path.dirname(path.join(dir, file)), { recursive: true })
      await writeFile(path.join(dir, file), text)
    }
    return await lint(dir)
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
}

/** The violations that the linter let through; empty when the rules hold. */
export function missedViolations(findings: readonly Finding[]): readonly RuleViolation[] {
  return ruleViolations.filter(
    ({ file, rule, message }) =>
      !findings.some((finding) => finding.file === file && finding.rule === rule && finding.message.includes(message)),
  )
}

/** Findings in files whose imports are all allowed; empty unless the rules are too strict. */
export function falseAlarms(findings: readonly Finding[]): readonly Finding[] {
  return findings.filter(({ file }) => file in allowed)
}
