import { generalCupEndpoints as endpoints, type GeneralCupForm } from '@torneo/contracts/competition/general-cup'
import {
  generalCupLimits as limits,
  generalCupMessages as messages,
} from '@torneo/contracts/competition/general-cup-messages'
import { GeneralCup } from '@torneo/contracts/competition/general-cup-record'
import type { ErrorDetail } from '@torneo/contracts/endpoint/errors'
import type { FastifyInstance } from 'fastify'
import type { CupFields } from '../../data/competitions/general-cups.repository'
import { newId } from '../../platform/database/ids'
import type { WriteOfCall } from '../../platform/http/call'
import { conflict, invalid, invalidField, notFound } from '../../platform/http/problems'
import { route } from '../../platform/http/route'

/** Serves the Copa General of the open edition (B88). */
export function generalCupRoutes(app: FastifyInstance): void {
  const { activity, generalCups: cups, generalCupsRepository: repository, tournament, tournaments } = app.services
  const source = { shape: GeneralCup, lastChange: repository.lastChange }

  /** Reads the cup of the open edition. Sports, phases and promotions are those in memory. */
  async function find({ transaction }: WriteOfCall) {
    await tournament.refresh()
    const open = await tournaments.open(transaction)
    if (!open) throw notFound()
    return { edition: open.id, stored: await repository.find(open.id, transaction) }
  }
  type Found = Awaited<ReturnType<typeof find>>

  async function findStored(write: WriteOfCall) {
    const { edition, stored } = await find(write)
    if (!stored) throw notFound()
    return { edition, stored }
  }

  async function save({ edition, stored }: Found, action: string, fields: CupFields, write: WriteOfCall) {
    const saved = await repository.write(edition, stored, fields, write)
    const written = { before: stored, after: { id: edition, ...saved }, written: fields }
    await activity.add({ action, subject: saved.name, section: 'general_cup', saved: written }, write)
    return cups.resolve(saved)
  }

  /** Throws 400 with each sport, phase and promotion that is not there. */
  function requireKnown({ sports, contests }: Pick<GeneralCupForm, 'sports' | 'contests'>): void {
    const promotions = new Set(tournament.promotions().map(({ id }) => id))
    const details: ErrorDetail[] = [
      ...sports.flatMap(({ sportId, phaseId }, index) => {
        if (!tournament.sport(sportId)) return { path: `sports.${index}.sportId`, message: messages.noSport }
        const { phases = [] } = tournament.competition(sportId) ?? {}
        return phaseId === undefined || phases.some(({ id }) => id === phaseId)
          ? []
          : { path: `sports.${index}.phaseId`, message: messages.noPhase }
      }),
      ...contests.flatMap(({ places }, contest) =>
        places.flatMap((ids, place) =>
          ids.flatMap((id, index) =>
            promotions.has(id)
              ? []
              : { path: `contests.${contest}.places.${place}.${index}`, message: messages.noPromotion },
          ),
        ),
      ),
    ]
    if (details.length > 0) throw invalid(details)
  }

  route(app, endpoints.find, () => cups.of(), { cached: true })

  route(app, endpoints.save, ({ body, transaction, requireRev }) =>
    transaction(async (write) => {
      const found = await find(write)
      const form = body()
      const { edition, stored } = found
      await requireRev(source, stored && { ...cups.resolve(stored), id: edition }, write)
      requireKnown(form)
      return save(found, 'Copa General guardada', { ...form, adjustments: stored?.adjustments ?? [] }, write)
    }),
  )

  route(app, endpoints.adjust, ({ body, user, transaction }) =>
    transaction(async (write) => {
      const found = await findStored(write)
      const adjustment = body()
      const { stored } = found
      if (!tournament.promotions().some(({ id }) => id === adjustment.promotionId))
        throw invalidField('promotionId', messages.noPromotion)
      if (stored.adjustments.length >= limits.adjustments) throw conflict(messages.adjustments)
      const made = { ...adjustment, id: newId(), by: user.name, at: new Date().toISOString() }
      const adjustments = [...stored.adjustments, made]
      return save(found, 'Puntos de la Copa General ajustados', { ...stored, adjustments }, write)
    }),
  )

  route(app, endpoints.removeAdjustment, ({ params: { id }, transaction }) =>
    transaction(async (write) => {
      const found = await findStored(write)
      const { stored } = found
      const adjustments = stored.adjustments.filter((one) => one.id !== id)
      if (adjustments.length === stored.adjustments.length) throw notFound()
      return save(found, 'Ajuste de la Copa General deshecho', { ...stored, adjustments }, write)
    }),
  )
}
