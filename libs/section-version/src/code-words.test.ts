import { expect, it } from 'vitest'
import { addCodeWords, emptyCodeWords } from './code-words'

it('other requests are answered while the words of a big file are read, and all of them are found', async () => {
  const words = emptyCodeWords()
  let [turns, isDone] = [0, false]
  const takeTurn = () => {
    turns += 1
    if (!isDone) setImmediate(takeTurn)
  }
  setImmediate(takeTurn)
  await addCodeWords(`[${','.repeat(200_000)}];const lastName = 1`, words)
  isDone = true
  expect(turns).toBeGreaterThan(20)
  expect(words.names).toContain('lastName')
})
