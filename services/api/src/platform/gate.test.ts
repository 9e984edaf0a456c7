import { expect, it } from 'vitest'
import { createGate } from './gate'

it('lets through one at a time, in order', async () => {
  const gate = createGate()
  const seen: string[] = []
  await Promise.all(['a', 'b', 'c'].map(async (name) => {
    const leave = await gate.enter(10_000)
    seen.push(`${name} in`)
    await Promise.resolve()
    seen.push(`${name} out`)
    leave?.()
  }))
  expect(seen).toEqual(['a in', 'a out', 'b in', 'b out', 'c in', 'c out'])
})

it('gives up on whoever stays, and still lets those behind through', async () => {
  const gate = createGate()
  const leave = await gate.enter(0)
  expect(leave).not.toBeNull()
  const [impatient, patient] = [gate.enter(1), gate.enter(10_000)]
  expect(await impatient).toBeNull()
  leave?.()
  expect(await patient).not.toBeNull()
})
