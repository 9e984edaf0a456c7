import { expect, test } from 'vitest'
import { announce } from './announce.ts'

const known = {
  addresses: ['http://localhost:4200'],
  demo: [],
  isUnused: false,
  database: null,
  dataDir: null,
  lan: false,
  logFile: '.data/api.log',
}

test('the demo: address, accounts, password, database', () => {
  const text = announce({
    ...known,
    demo: ['super@torneo.local', 'capitan@torneo.local'],
    database: 'mongodb://127.0.0.1:1/torneo',
  })
  expect(text).toContain('ready at http://localhost:4200\n')
  expect(text).toMatch(
    /password torneo2025:\n {2}super@torneo\.local +super\n {2}capitan@torneo\.local +team_captain\n/,
  )
  expect(text).toContain('Database  mongodb://127.0.0.1:1/torneo')
})

test('a database of one’s own: no password is spoken of, and no address that may hold one', () => {
  expect(announce(known)).not.toMatch(/torneo2025|Database/)
})

test('announces how to create the first account, in the selected folder', () => {
  const command = 'npm run user -- create-super <email> <name>'
  expect(announce({ ...known, isUnused: true })).toContain(`  ${command}\n`)
  expect(announce({ ...known, isUnused: true, dataDir: '.data/own' })).toContain(`  DATA_DIR=.data/own ${command}\n`)
})

test('the local network: its address first, and a warning while demo accounts are open', () => {
  const lan = { ...known, lan: true, addresses: ['http://10.0.0.2:4200', 'http://localhost:4200'] }
  expect(announce({ ...lan, demo: ['super@torneo.local'] })).toMatch(
    /ready at http:\/\/10\.0\.0\.2:4200\n +or http:\/\/localhost:4200[\s\S]*Anyone on this network/,
  )
  expect(announce(lan)).not.toContain('Anyone on this network')
})
