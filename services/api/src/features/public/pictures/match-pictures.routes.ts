import type { FastifyInstance } from 'fastify'
import { notFoundPage } from '../../../platform/site/site'
import { competitionPicture } from './competition-picture'
import { matchPicture } from './match-picture'
import type { PictureSender } from './picture-sender'

const usualName = 'Torneo en vivo'

/** Serves pictures for link previews (B23). */
export function matchPicturesRoutes(app: FastifyInstance, sendPicture: PictureSender): void {
  const { tournament, tables } = app.services
  const name = () => tournament.tournament()?.name ?? usualName

  app.get('/en-vivo/partido/:id.png', async (request, reply) => {
    await tournament.refresh()
    const match = await tournament.findMatch((request.params as { readonly id: string }).id)
    if (!match || !tournament.sport(match.sportId)?.active) return reply.code(404).sendFile(notFoundPage)
    return sendPicture(reply, matchPicture(tournament.withTeams(match), name()))
  })

  app.get('/en-vivo/deporte/:id.png', async (request, reply) => {
    await tournament.refresh()
    const sport = tournament.sport((request.params as { readonly id: string }).id)
    const { competition } = sport?.active ? tables.now(sport.id) : { competition: null }
    const picture =
      sport &&
      competition &&
      competitionPicture({
        competition,
        sport: sport.name,
        tournament: name(),
        year: tournament.tournament()?.year,
        matchOf: (id) => {
          const match = tournament.match(id)
          return match ? tournament.withTeams(match) : null
        },
      })
    return picture ? sendPicture(reply, picture) : reply.code(404).sendFile(notFoundPage)
  })
}
