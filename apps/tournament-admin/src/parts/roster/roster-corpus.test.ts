import { readdirSync, readFileSync } from 'node:fs'
import { fileText } from '@torneo/domain/roster/file-text'
import { describe, expect, test } from 'vitest'
import { readRoster } from './read-roster'

const folder = 'apps/tournament-admin/src/parts/roster/corpus/'

describe('a list as captains have it is read, and what is left out is named', () => {
  const files = readdirSync(folder).filter((name) => !name.endsWith('.expected'))
  test.each(files)('%s', async (name) => {
    const text = fileText(Uint8Array.from(readFileSync(folder + name)).buffer) ?? ''
    const { players, named, cells, hasOrder } = await readRoster(text)
    const shown = [
      ...players.map((one) =>
        [one.number, one.name, one.position, one.unplaced && `? ${one.unplaced}`, one.isDoubtful ? 'en duda' : '']
          .join(' | ')
          .trimEnd(),
      ),
      ...named.map(({ row, column, text: cell, why }) => `- ${[row, column].join(' ').trim()}: ${cell} (${why})`),
      ...(hasOrder ? ['con orden'] : []),
      `${cells.used} + ${cells.named} = ${cells.total}`,
      '',
    ].join('\n')
    await expect(shown).toMatchFileSnapshot(`corpus/${name}.expected`)
  })
})
