import type { PageTasks, StaleText } from '@torneo/contracts/site/dashboard'
import { staleTexts } from '@torneo/domain/records/past-days'
import { dayIn, timeIn } from '@torneo/serving/time-zone'
import type { FastifyInstance } from 'fastify'

/** Reads what waits for the editors of the landing page: scheduled saves, photos, champions. */
export function createPageTasks({
  content,
  tournaments,
  zone,
  scheduledSaves: scheduled,
  savers,
  championOffers: offers,
}: FastifyInstance['services']) {
  async function listScheduled(): Promise<PageTasks['scheduled']> {
    const timeZone = await zone.read()
    const rows = (await scheduled.list()).toSorted((a, b) => a.at.getTime() - b.at.getTime())
    return rows.flatMap(({ id, collection, title, at, by, held }) => {
      const saver = savers.find(({ name }) => name === collection)
      const moment = { day: dayIn(timeZone, at.getTime()), time: timeIn(timeZone, at.getTime()) }
      return saver ? [{ id, title, section: saver.section, ...moment, by: by.name, held }] : []
    })
  }

  async function listUndescribed(): Promise<PageTasks['undescribed']> {
    const { items } = await content.galleryGroups.list({ filter: { 'photos.alt': '' } })
    return items.map(({ id, title, photos }) => ({ id, title, photos: photos.filter(({ alt }) => alt === '').length }))
  }

  async function listStale(): Promise<StaleText[]> {
    const timeZone = await zone.read()
    const year = (await tournaments.open())?.year ?? Number(dayIn(timeZone).slice(0, 4))
    const [hero, about, cta, settings, { items: landingSports }, { items: schedule }] = await Promise.all([
      content.hero.find(),
      content.about.find(),
      content.cta.find(),
      content.settings.find(),
      content.landingSports.list({}),
      content.schedule.list({}),
    ])
    return staleTexts({ hero, about, cta, settings, landingSports, schedule }, dayIn(timeZone), year)
  }

  return {
    /** Lists texts that name a past day. */
    stale: listStale,
    async read(): Promise<PageTasks> {
      const [saves, undescribed, champions] = await Promise.all([listScheduled(), listUndescribed(), offers.list()])
      return { scheduled: saves, undescribed, champions }
    },
  }
}
