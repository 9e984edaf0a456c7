import { expect, it } from 'vitest'
import { buildWorker } from './offline-files.ts'

it('the service worker has the list of the reads that it stores, and not the contract', async () => {
  const code = await buildWorker()
  expect(code).toContain('/matches/:id/rosters')
  expect(code).not.toContain('/matches/:id/log')
  expect(code.length).toBeLessThan(9000)
})
