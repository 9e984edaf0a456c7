import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { useTestApi } from './testing/test-api'

const lines: { readonly msg: string; readonly jobs?: readonly string[] }[] = []
const api = useTestApi({ LOG_LEVEL: 'debug' }, { write: (line) => void lines.push(JSON.parse(line)) })

const jobsOf = (msg: string) => lines.find((line) => line.msg === msg)?.jobs ?? []

const source = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => readFileSync(`${import.meta.dirname}/${file}`, 'utf8'))
  .join('\n')
const created = [...source.matchAll(/createJob\(\s*'([^']+)'/g)].map(([, name]) => name)

it('every job of the source is started with the service, and stopped when it closes', async () => {
  expect(created.length).toBeGreaterThan(5)
  expect(jobsOf('background work: start')).toEqual(expect.arrayContaining(created))
  await api.app.close()
  expect(jobsOf('background work: stop')).toEqual([...jobsOf('background work: start')].toReversed())
})
