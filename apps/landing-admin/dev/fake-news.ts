import { newsEndpoints, type News } from '@torneo/contracts/content/news'
import { aNewsItem } from '@torneo/testing/builders'
import { aCollection } from '@torneo/testing/collection'
import type { FakeApi } from '@torneo/testing/fake-api'
import { sampleRecords } from './sample-records'
import { unavailable } from './unavailable'

const some: readonly News[] = [
  aNewsItem({ pinned: true }),
  aNewsItem({
    title: 'Cómo llegar a la sede, dónde estacionar y a qué hora abre cada puerta el sábado y el domingo',
    slug: 'como-llegar',
    text: '<h2>En auto</h2><p>Hay lugar por la calle lateral.</p>',
    videoUrl: 'https://youtu.be/x',
  }),
]

const oneOfMany = (index: number) => aNewsItem({ title: `Novedad ${index + 1}`, slug: `novedad-${index + 1}` })

const order = (a: News, b: News) => b.date.localeCompare(a.date)

export function fakeNews(api: FakeApi, options: URLSearchParams): void {
  const server = aCollection(sampleRecords(options, some, oneOfMany), aNewsItem, order)
  api.respond(newsEndpoints.list, () => (options.has('failing') ? unavailable() : server.list()))
  api.respond(newsEndpoints.create, server.create)
  api.respond(newsEndpoints.update, server.update)
  api.respond(newsEndpoints.remove, server.remove)
}
