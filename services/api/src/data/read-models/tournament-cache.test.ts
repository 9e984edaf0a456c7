import { expect, it } from 'vitest'
import { committedDocuments, type DocumentsOf } from '../../platform/cache/collection-cache'
import { useTestApi } from '../../testing/test-api'
import { tournamentScene } from '../../testing/tournament-scene'
import { createTournamentCache } from './tournament-cache'

const api = useTestApi()
const at = tournamentScene(api)

it('is current at one moment after a refresh, although a sport is written while the matches are read', async () => {
  await at.sport('futbol', { name: 'Fútbol' })
  await at.match('m1', { sportId: 'futbol', homeTeamId: 'a', awayTeamId: 'b' })
  let whileMatchesAreRead = (): Promise<unknown> => Promise.resolve()
  const documentsOf: DocumentsOf = (name) => {
    const find = committedDocuments(api.app.services.database)(name)
    return async (...query) => {
      const found = await find(...query)
      if (name === 'matches') await whileMatchesAreRead()
      return found
    }
  }
  const tournament = createTournamentCache({ ...api.app.services, documentsOf })
  await tournament.refresh()

  await at.match('m1', { sportId: 'futbol', homeTeamId: 'a', awayTeamId: 'b', time: '11:00' })
  whileMatchesAreRead = () => {
    whileMatchesAreRead = () => Promise.resolve()
    return at.sport('futbol', { name: 'Fútbol 5' })
  }
  await tournament.refresh()
  expect([tournament.match('m1')?.time, tournament.sport('futbol')?.name]).toEqual(['11:00', 'Fútbol 5'])
})
