import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { format, type FormatConfig } from 'oxfmt'
import { workspace } from '../shared/workspace.ts'

/** Formats a source file as `npm run format` does; other files stay unchanged. Throws for a syntax error. */
export async function formatSource(file: string, text: string): Promise<string> {
  if (!/\.tsx?$/.test(file)) return text
  const { code, errors } = await format(file, text, await options())
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
  return code
}

/** Options of the workspace. Its file has comments, which JSON does not know. */
async function options(): Promise<FormatConfig> {
  const text = await readFile(join(workspace, '.oxfmtrc.json'), 'utf8')
  return JSON.parse(text.replaceAll(/^\s*\/\/.*$/gm, '')) as FormatConfig
}
