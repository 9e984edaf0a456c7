import { MongoClient } from 'mongodb'
import { residentMegabytes, settledMegabytes } from '../scene/process-use.ts'
import type { Scene } from '../scene/scene.ts'
import type { Measurement } from '../table/measurement.ts'
import { upload } from './uploads.ts'

const pictures = 100
const sampleMs = 50

/** Memory of the service while an edition with many pictures of 5 MB is exported, which are read one at a time (ADR 0097). */
export const exporting: Measurement<Scene> = {
  id: 'export',
  rows: [
    { title: `Export of an edition with ${pictures} pictures of 5 MB: memory more than before`, bar: 'at most 200 MB' },
  ],
  async measure(scene) {
    const { address, cookie, get } = await scene.tournament('edition')
    const { items } = await get<{ items: readonly { readonly id: string; readonly state?: string }[] }>('/tournaments')
    const open = items.find(({ state }) => state !== 'archived')
    const client = await MongoClient.connect(await scene.uriOf('edition'))
    const players = client.db().collection<{ _id: string }>('players')
    for (const { _id } of await players.find().limit(pictures).toArray()) {
      const { url } = await upload({ url: `${address}/api/storage/buckets/tournament/files`, cookie })
      await players.updateOne({ _id }, { $set: { photo: url } })
    }
    await client.close()
    const target = await scene.fresh('edition')
    try {
      const before = await settledMegabytes(target.pid)
      let [most, bytes, isDone] = [before, 0, false]
      const sampling = (async () => {
        while (!isDone) {
          most = Math.max(most, await residentMegabytes(target.pid))
          await new Promise((resolve) => setTimeout(resolve, sampleMs))
        }
      })()
      const answer = await fetch(`${target.address}/api/tournaments/${open?.id}/export`, {
        headers: { cookie: target.cookie },
      })
      const since = performance.now()
      for await (const chunk of answer.body ?? []) bytes += (chunk as Uint8Array).length
      isDone = true
      await sampling
      const seconds = (performance.now() - since) / 1000
      return [
        {
          measured: `${(most - before).toFixed(0)} MB`,
          note: `${(bytes / 1e6).toFixed(0)} MB in ${seconds.toFixed(1)} s`,
        },
      ]
    } finally {
      await target.stop()
    }
  },
}
