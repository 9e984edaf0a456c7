import { photoHeight, photoWidth } from '../canvas'
import { hairs, type Kit, skins } from '../colors'
import { createDice } from '../dice'
import { circle, curve, drawing, ellipse, group, rect, stroke, upTo } from '../svg'
import { ball } from './things'

interface Pitch {
  readonly seed: number
  readonly home: Kit
  readonly away: Kit
  /** Where the drone looks, on a pitch of 1600 by 1000, how near, and how turned. */
  readonly look?: { readonly x: number; readonly y: number; readonly zoom: number; readonly turn?: number }
  readonly grass?: readonly [string, string]
}

const [length, width] = [1600, 1000]

function lines(): string {
  const box = (side: 0 | 1) => {
    const at = (x: number) => (side === 0 ? x : length - x)
    const sweep = side === 0 ? 1 : 0
    const area = `M${at(0)} 260H${at(230)}V740H${at(0)}M${at(0)} 390H${at(80)}V610H${at(0)}`
    return `${area}M${at(230)} 420A110 110 0 0 ${sweep} ${at(230)} 580`
  }
  const corners = 'M0 28A28 28 0 0 0 28 0M1572 0A28 28 0 0 0 1600 28M0 972A28 28 0 0 1 28 1000M1572 1000A28 28 0 0 1 1600 972'
  return [
    curve(`M0 0H${length}V${width}H0zM800 0V${width}${box(0)}${box(1)}${corners}`, '#ffffffdd', 6),
    circle(800, 500, 130, 'none', { stroke: '#ffffffdd', 'stroke-width': 6 }),
    circle(800, 500, 8, '#fff'), circle(155, 500, 7, '#fff'), circle(1445, 500, 7, '#fff'),
    rect(-36, 430, 36, 140, '#ffffff44', { stroke: '#fff', 'stroke-width': 5 }),
    rect(length, 430, 36, 140, '#ffffff44', { stroke: '#fff', 'stroke-width': 5 }),
  ].join('')
}

/** The pitch from above, as a drone sees it. */
export function pitch({ seed, home, away, look = { x: 800, y: 500, zoom: 0.8 }, grass = ['#2f8a4e', '#38995a'] }: Pitch): string {
  const dice = createDice(seed)
  const stripes = upTo(16).map((index) => rect(index * 100, 0, 101, width, index % 2 === 0 ? '#00000000' : grass[1]))
  const player = (kit: Kit, [x, y]: readonly [number, number]) => {
    const turn = dice.between(0, 360)
    return group({ transform: `translate(${x.toFixed(0)} ${y.toFixed(0)})` },
      ellipse(20, 22, 26, 13, '#00000040', { transform: 'rotate(40)' }),
      group({ transform: `rotate(${turn.toFixed(0)})` },
        stroke([[-10, -4], [-16, 16]], kit.shorts, 8), stroke([[10, -4], [14, -20]], kit.shorts, 8),
        stroke([[-16, 0], [-24, -14]], dice.pick(skins), 7), stroke([[16, 0], [24, 12]], dice.pick(skins), 7),
        ellipse(0, 0, 20, 11, kit.shirt), ellipse(0, 0, 20, 4, kit.trim), circle(0, -2, 8.5, dice.pick(hairs))))
  }
  const formation = (side: 1 | -1) =>
    [[700, 0], [520, -300], [560, -100], [560, 110], [510, 310], [330, -200], [360, 20], [320, 220], [130, -260], [90, 30],
      [140, 280]]
    .map(([x = 0, y = 0]) =>
      [800 - side * x + side * dice.between(40, 280) * (x === 700 ? 0.1 : 1), 500 + y + dice.between(-60, 60)] as const)
  const { x, y, zoom, turn = 0 } = look
  const [bx, by] = [x + dice.between(-60, 60), y + dice.between(-50, 50)]
  return drawing(photoWidth, photoHeight, rect(0, 0, photoWidth, photoHeight, grass[0]),
    group({ transform: `translate(640 360) rotate(${turn}) scale(${zoom}) translate(${-x} ${-y})` },
      rect(-900, -900, 3400, 2800, '#00000022'), rect(-80, -80, 1760, 1160, grass[0]), ...stripes, lines(),
      ...formation(1).map((spot) => player(home, spot)), ...formation(-1).map((spot) => player(away, spot)),
      player({ shirt: '#17181c', trim: '#f2e205', shorts: '#17181c', socks: '#17181c' }, [bx + 120, by - 90]),
      ellipse(bx + 10, by + 12, 13, 7, '#00000044'),
      group({ transform: `translate(${bx.toFixed(0)} ${by.toFixed(0)})` }, ball(12))))
}
