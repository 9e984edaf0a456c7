import { execFileSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'

interface ForbiddenText {
  readonly pattern: RegExp
  /** Files in which it is forbidden; all by default. */
  readonly files?: RegExp
  readonly why: string
}

// Written so that no pattern matches its own source.
const forbidden: readonly ForbiddenText[] = [
  { pattern: /(?<![\w.~@-])\/(?:home|Users)\/[\w.-]+\//, why: 'names the home folder of one machine' },
  { pattern: /(?<![\w.~@/-])\/(?:root|work|workspace|builds)\/[\w.-]+/, why: 'names a folder of one machine' },
  { pattern: /\b[A-Z]:\\(?:Users|Windows|Program)/, why: 'names a folder of one machine' },
  { pattern: /\bregistry\.(?:npmjs|yarnpkg|npmmirror)\.\w+/, why: 'names a package registry' },
  {
    pattern: /https?:\/\/[^\s'"`)]*(?:artifactory|verdaccio|\/repository\/npm|\/npm-proxy)/i,
    why: 'names a package registry',
  },
  { pattern: /\b(?:files\.pythonhosted|pypi(?:\.python)?)\.org\b/, why: 'names a package registry' },
  { pattern: /"resolved": "https?:/, why: 'pins a registry in the lock file' },
  {
    files: /\.(?:test|e2e)\.tsx?$|^tools\/e2e\/|\/testing\/src\/|\/src\/testing\//,
    pattern:
      /\btimeout: \d|^\s*\}, [\d_]{4,}\)$|\bvi\.wait(?:For|Until)\((?![^\n]*waitMs)|\bsetDefault(?:Navigation)?Timeout\(\d/,
    why: 'has a time limit of its own: they are in libs/build/src/test-timeouts.ts',
  },
  {
    files: /\.(?:test|e2e)\.tsx?$/,
    pattern: /\bexpect\((?:performance|Date)\.now\(\) - .*\)\.toBeLess\w*\((?!inject)/,
    why: 'measures the machine: assert the order of events, or set the clock (docs/design/checks.md)',
  },
  {
    files: /^(?:apps|libs|services)\/(?!.*\.(?:test|e2e)\.tsx?$)/,
    pattern: /\.join\('\. '\)|\$\{[^}]+\}\. \$\{(?!date\})/,
    why: "writes 'W.O..': sentences are joined by joinSentences of libs/domain",
  },
  {
    files: /^(?:apps|libs|services)\/(?!.*\.(?:test|e2e)\.tsx?$)/,
    pattern:
      /\p{L},? \$\{(?:\w+\.)*(?:by|field|makers|names?|place|promotion|reason|site|sport|team|tie|titles?|what|who)\}\.(?=[ `])/u,
    why: "writes 'Vecinos F.C..': a sentence is ended by endSentence of libs/domain",
  },
  { pattern: /(?:ox|es)lint-disable[\w-]*(?=[^\n]*torneo\/boundaries)/, why: 'switches the boundary rule off' },
]

const textFile = /\.(?:[cm]?[jt]sx?|jsonc?|md|html|css|svg|sh|ya?ml|txt|toml)$|(?:^|\/)(?:\.\w+|[A-Z]+|run)$/

/** Forbidden texts in a file, one line per finding: `file:line: why`. */
export function forbiddenIn(file: string, text: string): readonly string[] {
  const lines = text.split('\n')
  return lines.flatMap((_, index) => {
    const call = callAt(lines, index)
    return forbidden
      .filter(({ pattern, files }) => (files?.test(file) ?? true) && pattern.test(call))
      .map(({ why }) => `${file}:${index + 1}: ${why}`)
  })
}

/** Joins a line that opens a call with the lines of its arguments; any other line is returned as it is. */
function callAt(lines: readonly string[], index: number): string {
  const line = lines[index] ?? ''
  if (!/\bvi\.wait\w+\($/.test(line)) return line
  const indent = /^ */.exec(line)?.[0] ?? ''
  const end = lines.findIndex((one, at) => at > index && one.startsWith(`${indent})`))
  return lines.slice(index, end + 1).join(' ')
}

/** Files of a git checkout, committed or not. */
export function listedFiles(dir: string): readonly string[] {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: dir,
    encoding: 'utf8',
  })
  // git still lists a file whose deletion is not committed.
  return listed
    .split('\0')
    .filter((file) => file !== '' && statSync(path.join(dir, file), { throwIfNoEntry: false })?.isFile())
}

/** Forbidden texts in all text files of a git checkout. */
export function forbiddenTexts(dir: string): readonly string[] {
  return listedFiles(dir)
    .filter((file) => textFile.test(file))
    .flatMap((file) => forbiddenIn(file, readFileSync(path.join(dir, file), 'utf8')))
}
