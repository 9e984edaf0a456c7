import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { readRemotes } from '@torneo/contracts/releases/remotes'
import { releaseTo, rollBackOn } from '../../release/change-releases.ts'
import { panelCalls } from '../../release/panel-calls.ts'
import { packVersion, readSectionBuild } from '../../release/section-source.ts'
import { createSteps } from '../../release/steps.ts'
import { workspace } from '../../shared/workspace.ts'
import { signIn } from '../scene/client.ts'
import type { Scene } from '../scene/scene.ts'
import type { Measurement } from '../table/measurement.ts'
import { timeOf } from '../table/numbers.ts'
import { figureOf, ratios } from '../table/ratios.ts'

const [nodes, turns, timeoutMs] = [3, 5, 10_000]
const app = 'landing-admin'
const commit = 'a'.repeat(10)
const distDir = join(workspace, 'apps', app, 'dist')

/** Resolves when the node at the address serves that version of the app and its list of files. */
async function serves(address: string, version: string): Promise<void> {
  const until = performance.now() + timeoutMs
  for (;;) {
    const live = readRemotes(await (await fetch(`${address}/remotes.json`)).json()).find(({ name }) => name === app)
    if (live?.version === version && (await fetch(new URL(live.entry, address))).ok) return
    if (performance.now() > until)
      throw new Error(`${address} still serves ${app} ${live?.version ?? 'nothing'} instead of ${version}`)
    await delay(5)
  }
}

export const releasing: Measurement<Scene> = {
  id: 'release',
  rows: [
    {
      title: `Release of a built section: upload until each of ${nodes} nodes serves it, over packing it and an upload to a bare server`,
      bar: 'at most 3 x',
    },
    {
      title: `Going back: until each of ${nodes} nodes serves what was live before, over the same`,
      bar: 'at most 1 x',
    },
  ],
  async measure(scene) {
    const [{ siteDir }, bare] = [await scene.panel(), await scene.bare()]
    await scene.tournament('demo')
    const services = await Promise.all(Array.from({ length: nodes }, () => scene.start('demo', { siteDir })))
    try {
      const [first] = services
      if (!first) throw new Error('no node')
      const { secret } = await (
        await signIn(first.address)
      ).send<{ secret: string }>('/release-keys', { app, name: 'Bench' })
      const target = { app, panel: panelCalls(first.address, secret, scene.log), steps: createSteps(() => undefined) }
      const everywhere = (version: string) => Promise.all(services.map(({ address }) => serves(address, version)))
      const publish = async (version: string) => {
        await releaseTo(target, { distDir, commit, version, isPreview: false, share: 100, roles: [] })
        await everywhere(version)
      }
      const publishBare = async () => {
        const { files, manifest } = await readSectionBuild(distDir)
        const archive = await packVersion({ files, manifest: { ...manifest, version: '900.0.0', commit } })
        const form = new FormData()
        form.append('file', new Blob([archive]), 'version.tar.gz')
        await (await fetch(bare.url('/upload'), { method: 'POST', body: form })).text()
      }
      let live = 0
      await publish(`900.${live}.0`)
      const { released, rolledBack } = await ratios(
        turns,
        async () => {
          const [before, next] = [`900.${live}.0`, `900.${(live += 1)}.0`]
          return {
            released: await timeOf(() => publish(next)),
            rolledBack: await timeOf(async () => {
              await rollBackOn(target, before)
              await everywhere(before)
            }),
          }
        },
        async () => {
          const ms = await timeOf(publishBare)
          return { released: ms, rolledBack: ms }
        },
      )
      return [figureOf('ms', released), figureOf('ms', rolledBack)]
    } finally {
      await Promise.all(services.map((service) => service.stop()))
    }
  },
}
