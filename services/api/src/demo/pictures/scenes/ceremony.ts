import { photoHeight, photoWidth } from '../canvas'
import { hairs, kits, skins } from '../colors'
import { crestMark } from '../crest'
import { createDice, type Dice } from '../dice'
import { bust, figure } from '../figure'
import { poses } from '../poses'
import { circle, curve, drawing, ellipse, fade, glow, group, path, placed, rect, stroke, upTo } from '../svg'
import { watchers } from './things'

interface Ceremony {
  readonly seed: number
  readonly moment?: 'speech' | 'podium' | 'flags'
  readonly curtain?: readonly [string, string]
}

const suit = { shirt: '#1f2a44', trim: '#f4f4f0', shorts: '#1f2a44', socks: '#1f2a44' }

function person(dice: Dice) {
  return { skin: dice.pick(skins), hair: dice.pick(hairs), long: dice.chance(0.4) }
}

function speech(dice: Dice): string[] {
  return [
    rect(420, 90, 440, 290, '#f7f4ec', { rx: 8 }),
    rect(420, 90, 440, 290, 'none', { rx: 8, stroke: '#00000055', 'stroke-width': 8 }), placed(640, 232, 1.1, [crestMark()]),
    ellipse(640, 590, 300, 20, '#00000055'),
    placed(640, 404, 2.3,
      [bust({ kit: suit, ...person(dice) }, path('M-10 -2L0 30L10 -2z', '#ffffff')
        + path('M-3 4H3L5 26L0 32L-5 26z', '#c8102e'))]),
    path('M540 470H740L722 640H558z', '#6d3f1f'), rect(528, 458, 224, 22, '#84502b', { rx: 4 }),
    placed(640, 556, 0.46, [crestMark()]),
    stroke([[640, 458], [664, 420]], '#111', 6), circle(666, 416, 11, '#222'),
    ...[300, 980].map((x) =>
      group({}, rect(x - 4, 190, 8, 420, '#c8a24a', { rx: 4 }),
        path(`M${x} 200q56 26 44 190q-30 40-44 120z`, x === 300 ? '#c8102e' : '#17356f'), circle(x, 188, 11, '#f2c14a'))),
  ]
}

function podium(dice: Dice): string[] {
  const steps = [[640, 470, kits.yellow, poses.cheer, '#f2c14a'], [380, 530, kits.blue, poses.stand, '#c4ccd6'],
    [900, 560, kits.red, poses.cheer, '#d6894f']] as const
  return steps.flatMap(([x, top, kit, pose, medal], index) => [
    rect(x - 124, top, 248, 720 - top, index === 0 ? '#f4f1e8' : '#dcd6c6'), rect(x - 124, top, 248, 18, '#e50914'),
    placed(x, top - 142, 2.9,
      [figure(pose, { kit, ...person(dice) }), stroke([[-7, -32], [0, -12], [7, -32]], '#e50914', 2.5),
        circle(0, -10, 5, medal)]),
    ...upTo(index === 0 ? 1 : index + 1).map((bar) =>
      rect(x - 10 + (bar - index / 2) * 34 + (index === 0 ? 0 : 0), top + 52, 20, 74, '#2b2e36', { rx: 4 })),
  ])
}

function flags(dice: Dice): string[] {
  const colors = [kits.red, kits.green, kits.yellow, kits.blue, kits.violet, kits.orange]
  return colors.flatMap((kit, index) => {
    const x = 90 + index * 190
    return [
      ellipse(x, 664, 70, 10, '#00000033'), stroke([[x + 42, 600], [x + 42, 150]], '#e6e2d6', 8),
      path(`M${x + 46} 156q44 -22 78 0t70 -4v108q-34 22-70 4t-78 0z`, kit.shirt),
      path(`M${x + 46} 196q44 -22 78 0t70 -4v30q-34 22-70 4t-78 0z`, kit.trim, { 'fill-opacity': 0.85 }),
      placed(x, 530 + (index % 2) * 12, 2.6,
        [figure({ ...poses.stand, nearArm: [[10, -22], [15, -30]] }, { kit, ...person(dice) })]),
    ]
  })
}

/** Words, medals or flags, before everyone. */
export function ceremony({ seed, moment = 'speech', curtain = ['#6d0f1c', '#a3182a'] }: Ceremony): string {
  const dice = createDice(seed)
  if (moment === 'flags') {
    return drawing(photoWidth, photoHeight,
      fade('s', [[0, '#79bdea'], [100, '#e4f2fa']]), fade('f', [[0, '#55ab60'], [100, '#2f8347']]),
      rect(0, 0, photoWidth, 460, 'url(#s)'),
      ellipse(980, 90, 160, 28, '#ffffffbb'), ellipse(240, 130, 130, 24, '#ffffffbb'),
      ...upTo(20).map((index) =>
        circle(index * 70, 396 + dice.between(-22, 14), dice.between(40, 66), dice.pick(['#2f7d4f', '#3d9160', '#276b45']))),
      rect(0, 420, photoWidth, 300, 'url(#f)'), curve('M0 560H1280', '#ffffffcc', 7), ...flags(dice))
  }
  return drawing(photoWidth, photoHeight,
    fade('c', [[0, curtain[0]], [100, curtain[1]]]), glow('h', [[0, '#ffe7b8', 0.55], [100, '#ffe7b8', 0]]),
    rect(0, 0, photoWidth, 620, 'url(#c)'),
    ...upTo(22).map((index) => path(`M${index * 60} 0q${18} 310 0 620h26q16 -310 0 -620z`, '#00000026')),
    ellipse(640, 330, 620, 420, 'url(#h)'), rect(0, 0, photoWidth, 44, '#2a070c'),
    ...upTo(9).map((index) => path(`M${index * 150 - 20} 40q75 64 150 0z`, '#c8a24a')),
    rect(0, 600, photoWidth, 120, '#5b3620'), rect(0, 600, photoWidth, 8, '#8a5a36'),
    ...(moment === 'podium'
      ? [...podium(dice), ...upTo(70).map(() =>
        rect(dice.between(0, photoWidth), dice.between(60, 560), 12, 8, dice.pick(['#f4c34c', '#ffffff', '#e50914', '#2456c9']),
          { 'fill-opacity': 0.9 }))]
      : [...speech(dice), watchers(photoWidth, 650, 36, '#1a0d10', (index) => ((index * 29) % 4) * 10)]))
}
