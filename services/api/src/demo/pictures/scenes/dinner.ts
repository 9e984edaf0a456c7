import { photoHeight, photoWidth } from '../canvas'
import { skins } from '../colors'
import { createDice, type Dice } from '../dice'
import { circle, curve, drawing, ellipse, fade, glow, group, path, placed, rect, stroke, upTo } from '../svg'
import { lamps, pennants } from './things'

interface Dinner {
  readonly seed: number
  readonly moment?: 'mugs' | 'toast' | 'table'
  readonly wall?: readonly [string, string]
  readonly flags?: readonly string[]
}

const gold = ['#e50914', '#f2b705', '#ffffff', '#2a9d5c', '#2456c9']

function mug(dice: Dice): string[] {
  return [
    curve('M62 -90Q130 -90 130 -20Q130 50 62 50', '#ffffffaa', 20), path('M-66 -130H66L58 130Q0 146-58 130z', '#ffffff30'),
    path('M-58 -96H58L51 120Q0 134-51 120z', 'url(#beer)'),
    ...upTo(16).map(() =>
      circle(dice.between(-40, 40), dice.between(-60, 110), dice.between(2, 5), '#fff3c4', { 'fill-opacity': 0.7 })),
    ...upTo(6).map((index) => circle(-56 + index * 22, -106 + (index % 2) * 9, 25, '#fffaf0')),
    rect(-66, -112, 132, 26, '#fffaf0', { rx: 12 }),
    path('M-50 -70L-42 100', 'none', { stroke: '#ffffff', 'stroke-width': 9, 'stroke-linecap': 'round', 'stroke-opacity': 0.5 }),
  ]
}

function goblet(wine: string): string[] {
  return [
    path('M-46 -120Q-60 -10 -8 8V92H8V8Q60 -10 46 -120z', '#ffffff38'), path('M-50 -70Q-48 -4 0 0Q48 -4 50 -70z', wine),
    rect(-5, 4, 10, 96, '#ffffff66'),
    ellipse(0, 102, 40, 8, '#ffffff66'),
    path('M-34 -104Q-40 -50-26 -18', 'none',
      { stroke: '#fff', 'stroke-width': 6, 'stroke-linecap': 'round', 'stroke-opacity': 0.6 }),
  ]
}

function toast(dice: Dice): string[] {
  const hands = [
    [190, 720, 395, 330, 14], [430, 760, 520, 296, 7], [660, 780, 645, 280, -1], [900, 760, 770, 300, -8],
    [1110, 720, 890, 336, -15],
  ] as const
  const wines = ['#8e1b3a', '#e9c46a', '#8e1b3a', '#f3d9a4', '#7a1632']
  const sleeves = ['#1d4ed8', '#f4f4f0', '#e50914', '#0f766e', '#f2b705']
  return hands.flatMap(([fromX, fromY, x, y, tilt], index) => {
    const skin = dice.pick(skins)
    return [
      stroke([[fromX, fromY], [x, y + 130]], skin, 50),
      stroke([[fromX, fromY], [(fromX * 2 + x) / 3, (fromY * 2 + y + 130) / 3]], sleeves[index] ?? '#fff', 78),
      placed(x, y, 1.25, goblet(wines[index] ?? '#8e1b3a'), tilt),
      placed(x, y + 100, 1, upTo(4).map((finger) => stroke([[-26, -34 + finger * 21], [22, -38 + finger * 21]], skin, 22)), tilt),
    ]
  })
}

function table(dice: Dice): string[] {
  const plates = upTo(3).flatMap((index) => {
    const [x, y] = [270 + index * 370, 330 + (index % 2) * 96]
    return [
      circle(x + 8, y + 12, 132, '#00000033'), circle(x, y, 130, '#f7f4ec'), circle(x, y, 96, '#e9e4d6'),
      ...upTo(5).map((piece) =>
        ellipse(x + Math.cos(piece * 1.3 + index) * 44, y + Math.sin(piece * 1.3 + index) * 40, 38, 22,
          dice.pick(['#7a3b1a', '#93491f', '#5c2a12']), { transform: `rotate(${piece * 50} ${x} ${y})` })),
      ...upTo(10).map(() =>
        circle(x + dice.between(-66, 66), y + dice.between(-66, 66), dice.between(7, 15),
          dice.pick(['#4f9d45', '#77b84f', '#d8392b', '#f2c230']))),
      rect(x - 176, y - 90, 12, 190, '#cfd4da', { rx: 6 }), rect(x + 164, y - 90, 12, 190, '#cfd4da', { rx: 6 }),
    ]
  })
  const glasses = upTo(4).flatMap((index) => {
    const [x, y] = [100 + index * 360, index % 2 === 0 ? 128 : 640]
    return [circle(x + 6, y + 8, 52, '#00000030'), circle(x, y, 50, '#ffffff55'),
      circle(x, y, 38, index % 2 === 0 ? '#8e1b3a' : '#e0a526'), circle(x - 14, y - 14, 9, '#ffffff88')]
  })
  return [
    ...upTo(9).map((index) => rect(0, index * 84, photoWidth, 80, index % 2 === 0 ? '#5a3520' : '#643c25')),
    rect(0, 200, photoWidth, 330, '#f4f0e4', { 'fill-opacity': 0.16 }),
    rect(0, 200, photoWidth, 10, '#e50914', { 'fill-opacity': 0.7 }),
    rect(0, 520, photoWidth, 10, '#e50914', { 'fill-opacity': 0.7 }),
    ...plates, ...glasses,
  ]
}

/** The dinner that ends it all. */
export function dinner({ seed, moment = 'mugs', wall = ['#3a1f49', '#5d3271'], flags = gold }: Dinner): string {
  const dice = createDice(seed)
  if (moment === 'table') return drawing(photoWidth, photoHeight, ...table(dice))
  const blurs = upTo(34).map(() =>
    circle(dice.between(0, photoWidth), dice.between(180, 560), dice.between(12, 46),
      dice.pick(['#ffd98a', '#ffb45e', '#ff8fa3', '#c9a7ff']), { 'fill-opacity': dice.between(0.06, 0.2).toFixed(2) }))
  const arm = (side: 1 | -1) => {
    const [skin, sleeve] = [dice.pick(skins), dice.pick(['#e50914', '#1d4ed8', '#f4f4f0', '#0f766e'])]
    const at = (x: number) => 640 + side * x
    return [
      stroke([[at(420), 760], [at(262), 470]], skin, 58), stroke([[at(430), 780], [at(356), 642]], sleeve, 88),
      placed(at(118), 420, 1.32, [group({ transform: `scale(${side} 1)` }, ...mug(dice))], side * -12),
      ...upTo(4).map((finger) =>
        stroke([[at(232 + finger * 7), 392 + finger * 32], [at(278 + finger * 5), 400 + finger * 30]], skin, 30)),
    ]
  }
  const sparks = upTo(7).map((index) => {
    const [x, y] = [Math.cos(index * 0.45 + 3.35), Math.sin(index * 0.45 + 3.35)]
    return stroke([[640 + x * 60, 220 + y * 46], [640 + x * 112, 220 + y * 96]], '#ffe9b0', 9)
  })
  const mugs = [...arm(-1), ...arm(1), ...sparks]
  return drawing(photoWidth, photoHeight,
    fade('w', [[0, wall[0]], [100, wall[1]]]), fade('beer', [[0, '#f8cf55'], [100, '#d98a12']]),
    glow('h', [[0, '#ffe0a3', 0.55], [100, '#ffe0a3', 0]]),
    rect(0, 0, photoWidth, photoHeight, 'url(#w)'), ellipse(640, 380, 640, 400, 'url(#h)'), ...blurs,
    pennants(40, photoWidth, 34, flags), lamps(120, photoWidth, 46, 12, '#ffdf91'),
    rect(0, 640, photoWidth, 80, '#1d0f26', { 'fill-opacity': 0.8 }), rect(0, 636, photoWidth, 6, '#ffffff22'),
    ...(moment === 'toast' ? toast(dice) : mugs))
}
