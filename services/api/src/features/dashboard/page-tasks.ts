import type { PageTasks } from '@torneo/contracts/site/dashboard'
import { dayIn, timeIn } from '@torneo/serving/time-zone'
import type { FastifyInstance } from 'fastify'

/** Reads what waits for the editors of the landing page: scheduled saves, photos, champions. */
export function createPageTasks({
  config: { timeZone },
  content: { galleryGroups: galleries },
  scheduledSaves: scheduled,
  savers,
  championOffers: offers,
}: FastifyInstance['services']) {
  async function listScheduled(): Promise<PageTasks['scheduled']> {
    const rows = (await scheduled.list()).toSorted((a, b) => a.at.getTime() - b.at.getTime())
    return rows.flatMap(({ id, collection, title, at, by, held }) => {
      const saver = savers.find(({ name }) => name === collection)
      const moment = { day: dayIn(timeZone, at.getTime()), time: timeIn(timeZone, at.getTime()) }
      return saver ? [{ id, title, section: saver.section, ...moment, by: by.name, held }] : []
    })
  }

  async function listUndescribed(): Promise<PageTasks['undescribed']> {
    const { items } = await galleries.list({ filter: { 'photos.alt': '' } })
    return items.map(({ id, title, photos }) => ({ id, title, photos: photos.filter(({ alt }) => alt === '').length }))
  }

  return {
    async read(): Promise<PageTasks> {
      const [saves, undescribed, champions] = await Promise.all([listScheduled(), listUndescribed(), offers.list()])
      return { scheduled: saves, undescribed, champions }
    },
  }
}
