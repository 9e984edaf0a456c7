import { expect, it } from 'vitest'
import { createGather } from './gather'

/** A load whose calls are counted, of what `fail` does not name. */
function counted(fail: readonly string[] = []) {
  const loads: (readonly string[])[] = []
  const ask = createGather((ids) => {
    loads.push(ids)
    if (ids.some((id) => fail.includes(id))) return Promise.reject(new Error('away'))
    return Promise.resolve(new Map(ids.filter((id) => id !== 'nobody').map((id) => [id, `${id} of load ${loads.length}`])))
  })
  return { loads, ask }
}

it('asks for all of one moment at once, each once, and gives everyone the own', async () => {
  const { loads, ask } = counted()
  expect(await Promise.all(['a', 'b', 'a', 'nobody'].map(ask))).toEqual(['a of load 1', 'b of load 1', 'a of load 1', null])
  expect(loads).toEqual([['a', 'b', 'nobody']])
})

it('gives nobody what was asked for before they asked', async () => {
  const { loads, ask } = counted()
  const first = ask('a')
  await new Promise((resolve) => setImmediate(resolve))
  const second = ask('a')
  expect([await first, await second]).toEqual(['a of load 1', 'a of load 2'])
  expect(loads).toHaveLength(2)
})

it('goes on after a load that failed for all who asked', async () => {
  const { ask } = counted(['bad'])
  await expect(Promise.allSettled([ask('a'), ask('bad')])).resolves.toMatchObject([{ status: 'rejected' }, { status: 'rejected' }])
  expect(await ask('a')).toBe('a of load 2')
})
