import { photoWidth, photoHeight } from '../canvas'
import { hairs, type Kit, skins } from '../colors'
import { createDice, type Dice } from '../dice'
import { bust } from '../figure'
import { circle, curve, drawing, ellipse, fade, group, path, placed, rect, stroke, upTo } from '../svg'
import { ball, basketball, net, volleyball } from './things'

const balls = { football: ball, volleyball, basketball }

type Marks = 'plain' | 'stripes' | 'sash' | 'band'

interface Team {
  readonly seed: number
  readonly kit: Kit
  readonly marks?: Marks
  readonly place?: 'park' | 'goal' | 'gym' | 'dusk'
  /** How many stand behind, and kneel in front. */
  readonly rows?: readonly [behind: number, front: number]
  /** The share of long hair. */
  readonly long?: number
  /** What lies before them. */
  readonly before?: 'football' | 'volleyball' | 'basketball' | 'cup'
}

function drawMarks(marks: Marks, { trim }: Kit): string {
  if (marks === 'stripes') return [-19, -4, 11].map((x) => rect(x, x === -4 ? 3 : 0, 8, 62, trim)).join('')
  if (marks === 'sash') return path('M-25 10L-12 -2L25 40V58z', trim)
  if (marks === 'band') return rect(-25, 20, 50, 13, trim)
  return path('M-11 -2L0 13L11 -2L7 -4L0 6L-7 -4z', trim)
}

function background(place: NonNullable<Team['place']>, dice: Dice): string[] {
  if (place === 'gym') {
    return [
      fade('s', [[0, '#c98a4a'], [100, '#e0b077']]), rect(0, 0, photoWidth, 520, 'url(#s)'),
      ...upTo(17).map((index) => rect(index * 80, 0, 3, 520, '#00000014')),
      rect(0, 120, photoWidth, 60, '#b5242c'), rect(0, 184, photoWidth, 8, '#f4f4f0'),
      rect(0, 500, photoWidth, 220, '#a8662f'), ...upTo(9).map((index) => rect(0, 505 + index * 26, photoWidth, 2, '#00000018')),
    ]
  }
  const dusk = place === 'dusk'
  const sky = dusk ? fade('s', [[0, '#3d3a78'], [55, '#d9698a'], [100, '#f7b267']])
    : fade('s', [[0, '#8cc3ee'], [100, '#dcecf7']])
  const trees = upTo(18).map((index) =>
    circle(index * 78 + dice.between(-20, 20), 350 + dice.between(-34, 22), dice.between(58, 92),
    dusk ? dice.pick(['#2b2a52', '#38315f', '#241f45']) : dice.pick(['#2f7d4f', '#3d9160', '#276b45'])))
  return [
    sky, fade('f', dusk ? [[0, '#3c6b4c'], [100, '#234634']] : [[0, '#58ab5f'], [100, '#3c8a4b']]),
    rect(0, 0, photoWidth, photoHeight, 'url(#s)'),
    dusk ? circle(980, 250, 70, '#ffe3a8')
      : group({ opacity: 0.85 }, ellipse(240, 110, 130, 30, '#fff'), ellipse(320, 90, 90, 34, '#fff'),
        ellipse(1010, 160, 150, 26, '#fff')),
    ...trees, rect(0, 400, photoWidth, 320, 'url(#f)'),
    ...upTo(4).map((index) => path(`M${index * 340 - 60} 400h150l${-60 + index * 30} 320h-260z`, '#ffffff10')),
    place === 'goal' ? net(190, 150, 900, 330) : '',
  ]
}

/** Who kneels: a bust, and knees before it. */
const kneeling = (kit: Kit, skin: string) => [
  stroke([[-15, 70], [-20, 94]], skin, 15), stroke([[15, 70], [20, 94]], skin, 15), path('M-28 56H28V80Q0 90-28 80z', kit.shorts),
].join('')

/** A team before a match, in two rows. */
export function team({ seed, kit, marks = 'plain', place = 'park', rows = [7, 6], long = 0.15,
  before = 'football' }: Team): string {
  const dice = createDice(seed)
  const [behind, front] = rows
  const shirt = drawMarks(marks, kit)
  const row = (count: number, y: number, scale: number, kneels: boolean) => upTo(count).map((index) => {
    const step = Math.min(168, 1090 / count)
    const x = photoWidth / 2 + (index - (count - 1) / 2) * step
    const skin = dice.pick(skins)
    const look = { kit: kneels || index !== 0 ? kit : { ...kit, shirt: '#f2b705' }, skin, hair: dice.pick(hairs),
      long: dice.chance(long) }
    const arms = stroke([[-22, 14], [-30, 40], [kneels ? -16 : -24, 62]], skin, 11)
      + stroke([[22, 14], [30, 40], [kneels ? 16 : 24, 62]], skin, 11)
    const sleeves = stroke([[-21, 13], [-27, 30]], look.kit.shirt, 15) + stroke([[21, 13], [27, 30]], look.kit.shirt, 15)
    const legs = kneels ? kneeling(kit, skin) : rect(-26, 58, 52, 44, kit.shorts, { rx: 6 }) + rect(-22, 96, 18, 60, skin)
      + rect(4, 96, 18, 60, skin)
    return placed(x, y + dice.between(-7, 7), scale, [legs, arms, sleeves, bust(look, index === 0 && !kneels ? '' : shirt)])
  })
  const trophy = group({ transform: 'translate(640 566)' },
    path('M-34 -70H34Q34 -14 8 -4V18H24V34H-24V18H-8V-4Q-34 -14-34 -70z', '#f2c14a'),
    curve('M-34 -60Q-60 -60-54 -36Q-48 -18-26 -22M34 -60Q60 -60 54 -36Q48 -18 26 -22', '#d99f24', 7),
    rect(-20, -62, 9, 40, '#fff3c4', { rx: 4 }), rect(-30, 34, 60, 16, '#2a1a12'))
  return drawing(photoWidth, photoHeight, ...background(place, dice),
    ellipse(640, 640, 560, 40, '#00000026'),
    ...row(behind, 300, 2.5, false),
    ...row(front, 470, 2.5, true),
    before === 'cup' ? trophy : placed(640, 672, 1.4, [balls[before](25)]))
}
