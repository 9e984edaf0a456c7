import { photoHeight, photoWidth } from '../canvas'
import { hairs, type Kit, skins } from '../colors'
import { createDice, type Dice } from '../dice'
import { figure, mirrored } from '../figure'
import { poses } from '../poses'
import { circle, curve, drawing, ellipse, fade, group, path, placed, rect, upTo } from '../svg'
import { volleyball } from './things'

interface Volley {
  readonly seed: number
  readonly home: Kit
  readonly away: Kit
  readonly place?: 'gym' | 'sand'
  readonly moment?: 'spike' | 'serve'
}

function place(kind: NonNullable<Volley['place']>, dice: Dice): string[] {
  if (kind === 'sand') {
    return [
      fade('s', [[0, '#69b6e6'], [100, '#e4f3fa']]), fade('f', [[0, '#f1d59b'], [100, '#d9ae66']]),
      rect(0, 0, photoWidth, 520, 'url(#s)'),
      circle(1060, 130, 62, '#fff4cf'),
      ...upTo(14).map((index) =>
        circle(index * 100, 470 + dice.between(-30, 10), dice.between(50, 90), dice.pick(['#3c8f5c', '#2d7a4c', '#4ba06b']))),
      rect(0, 500, photoWidth, 220, 'url(#f)'),
      ...upTo(60).map(() =>
        ellipse(dice.between(0, photoWidth), dice.between(520, 715), dice.between(8, 40), 3, '#b98b45', { 'fill-opacity': 0.3 })),
    ]
  }
  return [
    fade('s', [[0, '#a94a1c'], [100, '#dd7b35']]), fade('f', [[0, '#e7a566'], [100, '#c9813e']]),
    rect(0, 0, photoWidth, 540, 'url(#s)'),
    ...upTo(6).map((index) => rect(index * 220 + 40, 40, 150, 74, '#ffe9c7', { rx: 6, 'fill-opacity': 0.75 })),
    rect(0, 330, photoWidth, 150, '#7d3512'),
    ...upTo(44).map((index) =>
      group({}, circle(index * 30 + 8, 372 + (index % 3) * 8, 15, dice.pick(skins)),
        rect(index * 30 - 10, 386 + (index % 3) * 8, 36, 100, dice.pick(['#5e2a12', '#93431a', '#c46a2c', '#f0d9b5']),
          { rx: 14 }))),
    rect(0, 462, photoWidth, 52, '#f4e7d2'),
    ...upTo(7).map((index) =>
      rect(index * 200 + 14, 472, 150, 32, ['#b5242c', '#1f2a44', '#0f766e'][index % 3] ?? '', { rx: 4 })),
    rect(0, 514, photoWidth, 206, 'url(#f)'),
    ...upTo(7).map((index) => rect(0, 524 + index * index * 5, photoWidth, 2, '#00000016')),
    path('M0 640H1280v10H0z', '#ffffffcc'),
  ]
}

/** A ball above the net, and those who want it. */
export function volley({ seed, home, away, place: kind = 'gym', moment = 'spike' }: Volley): string {
  const dice = createDice(seed)
  const look = (kit: Kit) => ({ kit, skin: dice.pick(skins), hair: dice.pick(hairs), long: dice.chance(0.5) })
  const mesh = [...upTo(54).map((index) => `M${index * 24} 236v118`),
    ...upTo(6).map((index) => `M0 ${236 + index * 23}h1280`)].join('')
  const netting = [
    rect(0, 226, photoWidth, 13, '#f7f7f2'), curve(mesh, '#ffffffaa', 2), rect(0, 352, photoWidth, 8, '#f7f7f2'),
    rect(70, 200, 18, 470, '#2b2e36', { rx: 6 }), rect(1192, 200, 18, 470, '#2b2e36', { rx: 6 }),
    ...upTo(4).map((index) => rect(150, 150 + index * 24, 7, 24, index % 2 === 0 ? '#e50914' : '#ffffff')),
  ]
  const spiking = moment === 'spike'
  return drawing(photoWidth, photoHeight, ...place(kind, dice),
    ellipse(820, 656, 90, 12, '#00000033'), ellipse(930, 664, 90, 12, '#00000033'),
    placed(800, spiking ? 382 : 476, 3.3, [mirrored(figure(spiking ? poses.block : poses.ready, look(away)))]),
    placed(spiking ? 930 : 1040, spiking ? 400 : 484, 3.3, [mirrored(figure(spiking ? poses.block : poses.ready, look(away)))]),
    ...netting,
    ellipse(430, 690, 130, 14, '#00000040'),
    placed(330, 560, 2.6, [figure(poses.ready, look(home))]),
    placed(spiking ? 500 : 470, spiking ? 400 : 500, 4.2, [figure(spiking ? poses.spike : poses.serve, look(home))]),
    ...upTo(3).map((index) => curve(`M${690 + index * 24} ${40 + index * 14}l${58} ${-22}`, '#ffffff88', 5)),
    placed(spiking ? 650 : 470, spiking ? 88 : 170, 1, [volleyball(54)], 20))
}
