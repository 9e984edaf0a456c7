import { photoHeight, photoWidth } from '../canvas'
import type { Kit } from '../colors'
import { createDice } from '../dice'
import { figure, mirrored } from '../figure'
import { poses } from '../poses'
import { circle, curve, drawing, ellipse, fade, glow, group, path, placed, rect, upTo } from '../svg'
import { ball, net, watchers } from './things'

interface Stadium {
  readonly seed: number
  readonly width?: number
  readonly height?: number
  readonly sky?: readonly [string, string, string]
  readonly moment?: 'shot' | 'empty' | 'crowd'
  readonly fireworks?: boolean
}

const shadow: Kit = { shirt: '#0a0f1f', trim: '#0a0f1f', shorts: '#0a0f1f', socks: '#0a0f1f' }
const look = { kit: shadow, skin: '#0a0f1f', hair: '#0a0f1f' }

function mast(x: number, lean: 1 | -1): string {
  return group({},
    path(`M${x - 7} 130L${x - 4} 452h18l-3 -322z`, '#39466e'),
    ...upTo(6).map((index) => path(`M${x - 6} ${180 + index * 44}l14 22`, 'none', { stroke: '#5d6b98', 'stroke-width': 2 })),
    path(`M${x} 100L${x + lean * 640} 720h${-lean * 420}L${x - lean * 30} 100z`, 'url(#beam)'),
    circle(x, 96, 190, 'url(#lamp)'), rect(x - 74, 60, 148, 74, '#1b2547', { rx: 6 }),
    ...upTo(15).map((index) => circle(x - 56 + (index % 5) * 28, 76 + Math.floor(index / 5) * 21, 8.5, '#fdfbe9')))
}

function firework(x: number, y: number, r: number, color: string): string {
  const rays = upTo(18).map((index) => {
    const angle = index * 20 * Math.PI / 180
    const at = (share: number) =>
      `${(x + Math.cos(angle) * r * share).toFixed(1)} ${(y + Math.sin(angle) * r * share + share * share * 12).toFixed(1)}`
    return `M${at(0.25)}L${at(index % 2 === 0 ? 1 : 0.72)}`
  })
  return circle(x, y, r * 1.2, color, { 'fill-opacity': 0.1 }) + curve(rays.join(''), color, 4)
}

/** A match under floodlights. Drawn on 1280 by 720, whatever size comes out. */
export function stadium({ seed, width = photoWidth, height = photoHeight, sky = ['#070c20', '#131c44', '#2b3a7a'],
  moment = 'shot', fireworks = false }: Stadium): string {
  const dice = createDice(seed)
  const seats = upTo(420).map((index) =>
    circle((index % 70) * 18.6 + dice.between(-3, 3), 376 + Math.floor(index / 70) * 14 + Math.abs((index % 70) - 35) * -0.5, 5.4,
    dice.pick(['#39466e', '#4f5d8c', '#8a93b8', '#b5404a', '#3d5fae', '#c9a24a']),
    { 'fill-opacity': dice.between(0.4, 0.95).toFixed(2) }))
  const shot = [
    net(760, 356, 330, 150), placed(930, 476, 1.35, [mirrored(figure(poses.leap, look))]),
    ellipse(420, 668, 150, 12, '#00000066'), placed(400, 500, 3.3, [figure(poses.kick, look)]),
    curve('M560 602Q660 560 720 520', '#ffffff55', 6), placed(560, 606, 1, [ball(24)]),
  ]
  return drawing(width, height, group({ transform: `scale(${width / photoWidth} ${height / photoHeight})` },
    fade('s', [[0, sky[0]], [50, sky[1]], [100, sky[2]]]), fade('f', [[0, '#2f9355'], [100, '#0f4a2b']]),
    fade('beam', [[0, '#e8eeff', 0.34], [100, '#e8eeff', 0]]),
    glow('lamp', [[0, '#fffbe0', 0.8], [30, '#dfe8ff', 0.28], [100, '#dfe8ff', 0]]),
    rect(0, 0, photoWidth, photoHeight, 'url(#s)'),
    ...upTo(90).map(() =>
      circle(dice.between(0, photoWidth), dice.between(0, 330), dice.between(0.7, 2.1), '#ffffff',
        { 'fill-opacity': dice.between(0.3, 0.9).toFixed(2) })),
    ...(fireworks ? [firework(420, 150, 120, '#ffd166'), firework(700, 100, 90, '#ff6b6b'), firework(900, 210, 76, '#7bdff2'),
      firework(250, 270, 60, '#c8b6ff')] : []),
    path('M0 372Q640 320 1280 372V480H0z', '#0c1330'), ...seats, path('M0 356Q640 304 1280 356v14Q640 318 0 370z', '#232f5e'),
    path('M0 462Q640 410 1280 462V720H0z', 'url(#f)'),
    ...upTo(6).map((index) =>
      path(`M${190 + index * 150} 444L${index * 330 - 330} 720h170L${262 + index * 150} 444z`, '#ffffff',
        { 'fill-opacity': 0.05 })),
    curve('M0 466Q640 414 1280 466', '#ffffffaa', 4),
    mast(190, 1), mast(1090, -1),
    ...(moment === 'empty'
      ? [curve('M-20 640Q640 520 1300 640', '#ffffffbb', 6),
        ellipse(640, 560, 240, 42, 'none', { stroke: '#ffffffbb', 'stroke-width': 5 }), ellipse(640, 590, 34, 8, '#00000066'),
        placed(640, 566, 1, [ball(26)])] : []),
    ...(moment === 'shot' ? shot : []),
    ...(moment === 'crowd'
      ? [placed(420, 520, 1.5, [figure(poses.run, look)]), placed(620, 500, 1.4, [figure(poses.kick, look)]),
        placed(860, 510, 1.4, [mirrored(figure(poses.stride, look))]), placed(690, 566, 1, [ball(11)]),
          watchers(photoWidth, 640, 38, '#060a18', (index) => ((index * 37) % 5) * 9 - 18),
          ...upTo(5).map((index) =>
            path(`M${150 + index * 262} 640l-26 -96M${190 + index * 262} 640l30 -88`, 'none',
              { stroke: '#060a18', 'stroke-width': 20, 'stroke-linecap': 'round' }))]
      : [])))
}
