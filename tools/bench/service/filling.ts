import { matchChannel } from '@torneo/contracts/endpoint/realtime'
import { signIn } from '../scene/client.ts'
import { openCrowd, socketOf } from '../scene/crowd.ts'
import type { Scene } from '../scene/scene.ts'
import type { Measurement } from '../table/measurement.ts'
import { percentile } from '../table/numbers.ts'

const finishes = 20

interface Tie {
  readonly id: string
  readonly tieId?: string | null
  readonly homeTeamId: string | null
}

/** Result of a semi-final of the demo's bracket on one node, until the final's board on another shows the winner. */
export const filling: Measurement<Scene> = {
  id: 'filling',
  rows: [
    {
      title: "A semi-final's result to the final's board on another node: p50, slowest of 20",
      bar: 'at most 1000 ms, 1000 ms',
    },
  ],
  async measure(scene) {
    const { send, get } = await scene.tournament('cup')
    const other = await scene.start('cup')
    try {
      await signIn(other.address)
      const { items } = await get<{ items: readonly Tie[] }>('/matches')
      const [semi, final] = ['copa-1-1', 'copa-2-1'].map((tie) => items.find(({ tieId }) => tieId === tie))
      if (!semi || !final) throw new Error('The demo has no bracket')
      const board = await openCrowd(1, socketOf(other), [matchChannel(final.id)])
      const times: number[] = []
      for (let turn = 0; turn <= finishes; turn += 1) {
        await send(`/matches/${semi.id}/reopen`)
        const result = turn % 2 ? { homeScore: 2, awayScore: 0 } : { homeScore: 0, awayScore: 2 }
        const isFilled = board.begin((frame) => /"homeTeamId":"[0-9A-Za-z]/.test(frame))
        const since = performance.now()
        await send(`/matches/${semi.id}/result`, result)
        const took = (await isFilled) - since
        if (turn > 0) times.push(took)
      }
      await board.close()
      const [median, slowest] = [percentile(times, 0.5), Math.max(...times)]
      return [{ measured: `${median.toFixed(0)}, ${slowest.toFixed(0)} ms` }]
    } finally {
      await other.stop()
    }
  },
}
