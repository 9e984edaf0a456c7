import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { fileText } from '../roster/file-text'
import type { CsvError } from './csv-error'
import type { CsvSide } from './csv-fixture'
import type { Account } from './left-out'
import { readFixtures } from './read-fixtures'
import { readPlayers } from './read-players'
import { readTeams } from './read-teams'

const folder = new URL('corpus/', import.meta.url)
const sports = ['Fútbol 11', 'Vóley'].map((name) => ({ id: name, name }))
const teams = [
  ...['Promo 98', 'Promo 01', 'Promo 85', 'Promo 91', 'Libre FC'].map((name) => ({
    id: name,
    name,
    sportId: 'Fútbol 11',
  })),
  ...['Promo 98', 'Promo 01'].map((name) => ({ id: `${name} de vóley`, name, sportId: 'Vóley' })),
]
const football = teams.filter(({ sportId }) => sportId === 'Fútbol 11')
const promotions = [1998, 2004].map((year) => ({ id: `Promo ${year}`, name: `Promo ${year}`, year }))

const sideOf = (side: CsvSide) => ('teamId' in side ? side.teamId : `<${side.place}>`)

/** Kinds of files by the first letter of their names. */
const readers: Readonly<Record<string, (text: string) => Account & { errors: readonly CsvError[]; items: string[] }>> =
  {
    f: (text) => {
      const read = readFixtures(text, { sports, teams: text.includes('VÓLEY') ? teams : football, year: 2026 })
      const items = read.fixtures.map((one) =>
        [
          one.row,
          `${one.date} ${one.time}`,
          one.field,
          one.sportId,
          [one.phase, one.zone, one.round ?? ''].join('/'),
          `${sideOf(one.home)} - ${sideOf(one.away)}`,
          one.doubt,
          read.carried.includes(one.row) ? 'de más arriba' : '',
        ].join(' | '),
      )
      return { ...read, items }
    },
    t: (text) => {
      const read = readTeams(text, { sports, promotions })
      return { ...read, items: read.teams.map((one) => [one.row, one.name, one.sportId, one.promotionId].join(' | ')) }
    },
    p: (text) => {
      const read = readPlayers(text, { sports, teams: football })
      const items = read.players.map((one) =>
        [one.row, one.teamId, one.number, one.name, one.position, ...(one.isDoubtful ? ['en duda'] : [])].join(' | '),
      )
      return { ...read, items }
    },
  }

describe('a sheet as offices and organisers save it is read, and what is left out is named', () => {
  const files = readdirSync(folder).filter((name) => !name.endsWith('.expected'))
  test.each(files)('%s', async (name) => {
    const text = fileText(Uint8Array.from(readFileSync(new URL(name, folder))).buffer) ?? ''
    const { items, errors, cells, named } = readers[name.charAt(0)]!(text)
    const shown = [
      ...items,
      ...errors.map(({ row, column, message }) => `! ${row} ${column}: ${message}`),
      ...named.map(({ row, column, text: cell, why }) => `- ${row} ${column}: ${cell} (${why})`),
      `${cells.used} + ${cells.named} = ${cells.total}`,
      '',
    ].join('\n')
    expect(cells.used + cells.named).toBe(cells.total)
    await expect(shown).toMatchFileSnapshot(`corpus/${name}.expected`)
  })
})
