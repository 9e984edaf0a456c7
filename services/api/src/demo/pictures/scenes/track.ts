import { photoHeight, photoWidth } from '../canvas'
import { hairs, type Kit, skins } from '../colors'
import { createDice } from '../dice'
import { figure } from '../figure'
import { poses } from '../poses'
import { circle, curve, drawing, ellipse, fade, path, placed, rect, upTo } from '../svg'
import { pennants } from './things'

interface Track {
  readonly seed: number
  readonly runners: readonly Kit[]
  readonly finish?: boolean
  readonly sky?: readonly [string, string]
}

/** Runners on the red track. */
export function track({ seed, runners, finish = false, sky = ['#7fc1ea', '#e6f3fa'] }: Track): string {
  const dice = createDice(seed)
  const [vanishX, vanishY] = [1000, 330]
  const lane = (index: number) => `M${vanishX} ${vanishY}L${-1500 + index * 560} 720`
  const people = runners.map((kit, index) => {
    const near = index / Math.max(1, runners.length - 1)
    const [x, y, scale] = [300 + (1 - near) * 560 - (index % 2) * 60, 470 + near * 40, 2.3 + near * 1.5]
    const look = { kit, skin: dice.pick(skins), hair: dice.pick(hairs), long: dice.chance(0.4) }
    return ellipse(x + 10, y + 46 * scale, 34 * scale, 4 * scale, '#00000033')
      + placed(x, y, scale, [figure(index % 2 === 0 ? poses.run : poses.stride, look)])
  })
  return drawing(photoWidth, photoHeight,
    fade('s', [[0, sky[0]], [100, sky[1]]]), fade('t', [[0, '#c9543a'], [100, '#a93b27']]),
    fade('f', [[0, '#4fa35d'], [100, '#2f7f47']]),
    rect(0, 0, photoWidth, 400, 'url(#s)'), ellipse(260, 120, 150, 28, '#ffffffcc'), ellipse(360, 100, 90, 30, '#ffffffcc'),
    ellipse(930, 80, 130, 22, '#ffffff99'),
    ...upTo(16).map((index) =>
      circle(index * 88, 318 + dice.between(-22, 16), dice.between(40, 70), dice.pick(['#2f7d4f', '#3d9160', '#276b45']))),
    rect(0, 300, 760, 60, '#d7dce5'),
    ...upTo(150).map((index) =>
      circle((index % 50) * 15 + 8, 310 + Math.floor(index / 50) * 16, 6.5,
        dice.pick(['#e50914', '#1d4ed8', '#f2b705', '#ffffff', '#0f766e', '#6b4526']))),
    rect(0, 352, photoWidth, 368, 'url(#f)'), path(`M${vanishX - 30} 352H${vanishX + 60}L2400 720H-1500z`, 'url(#t)'),
    ...upTo(9).map((index) => curve(lane(index), '#ffffffcc', 5)),
    finish ? pennants(150, photoWidth, 10, ['#17181c', '#ffffff']) : '', finish ? rect(0, 128, photoWidth, 26, '#e50914') : '',
    ...people,
    finish ? curve('M250 500Q620 470 1000 478', '#ffffff', 10) : '')
}
