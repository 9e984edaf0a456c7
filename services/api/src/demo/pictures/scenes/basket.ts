import { photoHeight, photoWidth } from '../canvas'
import { hairs, type Kit, skins } from '../colors'
import { createDice } from '../dice'
import { figure, mirrored } from '../figure'
import { poses } from '../poses'
import { circle, curve, drawing, ellipse, fade, glow, path, placed, rect, upTo } from '../svg'
import { basketball } from './things'

interface Basket {
  readonly seed: number
  readonly home?: Kit
  readonly away?: Kit
  /** The wall from top to bottom, and the floor. */
  readonly hall?: readonly [top: string, bottom: string, floor: string]
}

function board(): string[] {
  const strings = upTo(7).map((index) => `M${-66 + index * 22} 0Q${-50 + index * 17} 60 ${-42 + index * 14} 118`)
  const across = upTo(3).map((index) =>
    `M${-60 + index * 7} ${30 + index * 30}Q0 ${46 + index * 30} ${60 - index * 7} ${30 + index * 30}`)
  return [
    rect(-14, -40, 28, 30, '#3a3d45'), rect(-190, -270, 380, 240, '#fbfaf6', { rx: 8 }),
    rect(-190, -270, 380, 240, 'none', { rx: 8, stroke: '#c9c5ba', 'stroke-width': 6 }),
    rect(-74, -180, 148, 110, 'none', { stroke: '#dd4a26', 'stroke-width': 10 }), rect(-30, -34, 60, 30, '#8f2f17'),
    ellipse(0, 0, 72, 15, '#00000022'), curve([...strings, ...across].join(''), '#f7f7f2', 4),
    ellipse(0, 0, 72, 15, 'none', { stroke: '#dd4a26', 'stroke-width': 11 }),
  ]
}

/** The hoop, and with teams those who play under it. */
export function basket({ seed, home, away, hall = ['#4a2a16', '#8a5527', '#c58443'] }: Basket): string {
  const dice = createDice(seed)
  const [top, bottom, floor] = hall
  const look = (kit: Kit) => ({ kit, skin: dice.pick(skins), hair: dice.pick(hairs), long: dice.chance(0.25) })
  const players = home && away
    ? [
        ellipse(470, 668, 120, 13, '#00000044'), ellipse(800, 672, 110, 13, '#00000044'), ellipse(200, 676, 100, 12, '#00000044'),
        placed(790, 490, 3.5, [mirrored(figure(poses.block, look(away)))]),
        placed(210, 506, 3.2, [figure(poses.run, look(away))]),
        placed(480, 420, 4.1, [figure(poses.layup, look(home))]), placed(600, 92, 1, [basketball(44)], 25),
      ]
    : [placed(790, 96, 1, [basketball(78)], -20), curve('M560 250Q600 150 690 104', '#ffffff66', 6),
      curve('M600 310Q620 220 690 170', '#ffffff40', 6)]
  return drawing(photoWidth, photoHeight,
    fade('s', [[0, top], [100, bottom]]), fade('f', [[0, floor], [100, bottom]]),
    glow('l', [[0, '#fff2d0', 0.75], [100, '#fff2d0', 0]]),
    rect(0, 0, photoWidth, 560, 'url(#s)'),
    ...upTo(5).map((index) => rect(index * 290 - 60, 60, 170, 96, '#ffe6b8', { 'fill-opacity': 0.18, rx: 4 })),
    ...upTo(5).map((index) => ellipse(index * 290 + 25, 60, 220, 190, 'url(#l)', { 'fill-opacity': 0.5 })),
    path('M0 70L1280 30v14L0 86z', '#00000033'),
    rect(0, 380, photoWidth, 150, '#00000030'),
    ...upTo(46).map((index) =>
      circle(index * 28 + 6, 420 + (index % 4) * 12, 15, dice.pick(['#5b3a22', '#7a5231', '#a06c3f', '#d2a679']),
        { 'fill-opacity': 0.85 })),
    ...upTo(46).map((index) =>
      rect(index * 28 - 12, 436 + (index % 4) * 12, 34, 90, dice.pick(['#3f2817', '#5c2020', '#23364d', '#6d4a1e']), { rx: 12 })),
    rect(0, 528, photoWidth, 192, 'url(#f)'),
    ...upTo(15).map((index) => path(`M${index * 100 - 60} 528l${(index - 7) * 34 - 2} 192h4z`, '#00000014')),
    curve('M-40 640Q640 540 1320 640', '#ffffffcc', 8),
    ...(home ? [placed(980, 290, 0.86, board()), rect(1148, 90, 200, 22, '#2b2e36')] : [placed(640, 370, 1.28, board())]),
    ...players)
}
