import { publicPagePath } from '@torneo/domain/site/public-page'
import type { FastifyInstance } from 'fastify'
import { homePicture } from './home-picture'
import type { PictureSender } from './picture-sender'
import { previewPhoto } from './preview-photo'
import { promotionPicture } from './promotion-picture'

const usualName = 'Torneo'

/** Serves pictures for link previews of the public page (B62). */
export function pagePicturesRoutes(app: FastifyInstance, sendPicture: PictureSender): void {
  const { config, files, readLanding, tournament, zone } = app.services
  if (!config.publicPage) return
  const name = () => tournament.tournament()?.name ?? usualName

  app.get(`${publicPagePath}/imagen.png`, async (_request, reply) => {
    const [{ landing }] = await Promise.all([readLanding(), tournament.refresh()])
    const { hero, settings, imageDetails } = landing
    const address = hero?.backgroundImage ?? ''
    const focus = imageDetails?.[address]?.focus
    const content = {
      name: settings?.siteName || name(),
      title: hero?.title ?? '',
      when: [settings?.eventDate, settings?.eventLocation].filter(Boolean).join(' · '),
      colour: /^#[\da-f]{6}$/i.test(settings?.primaryColor ?? '') ? (settings?.primaryColor ?? '') : '',
      photo: { address, focus },
    }
    const picture = homePicture(content, () => previewPhoto(files, address, focus))
    return sendPicture(reply, picture)
  })

  app.get(`${publicPagePath}/promo/:id.png`, async (request, reply) => {
    const { id } = request.params as { readonly id: string }
    await tournament.refresh()
    const promotion = tournament.promotions().find((one) => one.id === id)
    if (!promotion) return reply.callNotFound()
    const own = new Set(tournament.teams().flatMap((team) => (team.promotionId === id ? team.id : [])))
    const isOwn = (team: string | null) => team !== null && own.has(team)
    const matches = tournament
      .matches()
      .filter(
        ({ homeTeamId, awayTeamId, sportId }) =>
          (isOwn(homeTeamId) || isOwn(awayTeamId)) && tournament.sport(sportId)?.active,
      )
      .map(tournament.withTeams)
    return sendPicture(reply, promotionPicture(promotion, matches, name(), zone.today()))
  })
}
