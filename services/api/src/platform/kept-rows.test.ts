import { BSON } from 'mongodb'
import { expect, it } from 'vitest'
import { createKeptJoin, createKeptRows, createSame, isConstant } from './kept-rows'

const row = (fields: object) => Buffer.from(BSON.serialize(fields))

/** Reads rows and counts how often. */
function counted() {
  let reads = 0
  const read = createKeptRows((stored) => {
    reads += 1
    return { ...stored }
  })
  return { read, reads: () => reads }
}

it('reads a row once as it is, and again when one byte of it is another', () => {
  const { read, reads } = counted()
  const first = read(row({ _id: 'a', name: 'Ana', number: 9 }))
  expect(first).toEqual({ _id: 'a', name: 'Ana', number: 9 })
  expect(read(row({ _id: 'a', name: 'Ana', number: 9 }))).toBe(first)
  expect(read(row({ _id: 'a', name: 'Ana', number: 10 }))).toMatchObject({ number: 10 })
  expect(read(row({ _id: 'a', name: 'Aná', number: 9 }))).toMatchObject({ name: 'Aná' })
  expect(reads()).toBe(3)
})

it('gives what cannot be changed, nor what is in it', () => {
  const kept = counted().read(row({ _id: 'a', stats: { goals: 1 }, list: [1] })) as { stats: { goals: number }; list: number[] }
  expect(isConstant(kept)).toBe(true)
  expect(() => {
    kept.stats.goals = 2
  }).toThrow(TypeError)
  expect(() => kept.list.push(2)).toThrow(TypeError)
})

it('keeps so many rows only: the oldest goes', () => {
  const { read, reads } = counted()
  const numbered = Array.from({ length: 4001 }, (_, number) => row({ number }))
  for (const one of numbered) read(one)
  read(row({ number: 4000 }))
  expect(reads()).toBe(4001)
  read(row({ number: 0 }))
  expect(reads()).toBe(4002)
})

it('joins the same things once, and others anew', () => {
  const same = createSame<{ name: string }>()
  const joined = createKeptJoin((player: { name: string }, team: { name: string } | null) => ({ player: player.name, team: team?.name ?? null }))
  const ana = same({ name: 'Ana' })
  const first = joined(ana, same({ name: 'Azul' }))
  expect(first).toEqual({ player: 'Ana', team: 'Azul' })
  expect(joined(same({ name: 'Ana' }), same({ name: 'Azul' }))).toBe(first)
  expect(joined(ana, same({ name: 'Rojo' }))).toEqual({ player: 'Ana', team: 'Rojo' })
  expect(joined(ana, null)).toEqual({ player: 'Ana', team: null })
  expect(isConstant(first)).toBe(true)
})
