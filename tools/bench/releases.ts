import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { readRemotes } from '@torneo/contracts/remotes'
import { panelCalls } from '../release/panel/panel-calls.ts'
import { releaseTo, rollBackOn } from '../release/panel/panel-releases.ts'
import { createSteps } from '../release/panel/steps.ts'
import { workspace } from '../shared/workspace.ts'
import type { Measurement } from './measurement.ts'
import { medians, timeOf } from './numbers.ts'
import type { Scene } from './scene.ts'
import { signIn } from './client.ts'

const [nodes, turns, patienceMs] = [3, 5, 10_000]
const app = 'landing-admin'
const distDir = join(workspace, 'apps', app, 'dist')

/** Resolves when the node at the address serves that version of the app, and the list of its files. */
async function serves(address: string, version: string): Promise<void> {
  const until = performance.now() + patienceMs
  for (;;) {
    const live = readRemotes(await (await fetch(`${address}/remotes.json`)).json()).find(({ name }) => name === app)
    if (live?.version === version && (await fetch(new URL(live.entry, address))).ok) return
    if (performance.now() > until) throw new Error(`${address} still serves ${app} ${live?.version ?? 'nothing'} instead of ${version}`)
    await delay(5)
  }
}

export const releasing: Measurement<Scene> = {
  id: 'release',
  rows: [
    { what: `Release of a built section: upload until each of ${nodes} nodes serves it`, bar: 'at most 1 s' },
    { what: `Going back: until each of ${nodes} nodes serves what was live before`, bar: 'at most 1 s' },
  ],
  async measure(scene) {
    const { siteDir } = await scene.panel()
    const services = await Promise.all(Array.from({ length: nodes }, () => scene.start('demo', { siteDir })))
    try {
      const [first] = services
      if (!first) throw new Error('no node')
      const { secret } = await (await signIn(first.address)).send<{ secret: string }>('/release-keys', { app, name: 'Bench' })
      const target = { app, panel: panelCalls(first.address, secret, scene.log), steps: createSteps(() => undefined) }
      const everywhere = (version: string) => Promise.all(services.map(({ address }) => serves(address, version)))
      const publish = async (version: string) => {
        await releaseTo(target, { distDir, commit: 'a'.repeat(10), version, isPreview: false, share: 100, roles: [] })
        await everywhere(version)
      }
      let turn = 1
      await publish(`900.${turn}.0`)
      const { there, back } = await medians(turns, async () => {
        const before = `900.${turn}.0`
        turn += 1
        return { there: await timeOf(() => publish(`900.${turn}.0`)), back: await timeOf(async () => { await rollBackOn(target, before); await everywhere(before) }) }
      })
      return [{ measured: `${(there / 1000).toFixed(2)} s` }, { measured: `${(back / 1000).toFixed(2)} s` }]
    } finally {
      await Promise.all(services.map((service) => service.stop()))
    }
  },
}
