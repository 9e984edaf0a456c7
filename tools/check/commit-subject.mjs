// Checks the subject of a commit message: `node tools/check/commit-subject.mjs <file>`, called by the commit-msg hook.
// Plain JavaScript, because git runs it on every supported Node version.
import { readFileSync } from 'node:fs'

const maxLength = 72
const form = /^[a-z]+(\([a-z0-9][a-z0-9., /-]*\))?!?: \S/
/** Subjects that git writes itself. */
const ofGit = /^(?:Merge |Revert "|(?:fixup|squash|amend)! )/

const [subject = ''] = readFileSync(process.argv[2] ?? '', 'utf8').split('\n')
const problems = ofGit.test(subject)
  ? []
  : [
      ...(form.test(subject) ? [] : ["the subject is not of the form 'type(scope): verb ...' or 'type: verb ...'"]),
      ...(subject.length > maxLength ? [`the subject has ${subject.length} characters, at most ${maxLength}`] : []),
    ]
if (problems.length > 0) {
  console.error(`${subject}\n${problems.map((problem) => `- ${problem}`).join('\n')}\nSee CONTRIBUTING.md.`)
  process.exitCode = 1
}
