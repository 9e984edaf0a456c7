import { photoHeight, photoWidth } from '../canvas'
import { createDice } from '../dice'
import { star } from '../shapes'
import { circle, curve, drawing, ellipse, fade, glow, group, path, polygon, rect, upTo } from '../svg'

const metals = {
  gold: ['#fff0b8', '#f4c34c', '#c98614', '#7a4a06'],
  silver: ['#ffffff', '#ccd4dd', '#8792a0', '#48515e'],
  bronze: ['#ffe0c2', '#d6894f', '#96552a', '#532b12'],
} as const

interface Trophy {
  readonly seed: number
  readonly metal?: keyof typeof metals
  /** The light behind it, from the middle outward. */
  readonly light?: readonly [string, string, string]
  readonly confetti?: number
  /** Smaller ones beside it. */
  readonly escort?: boolean
}

function cup([light, main, dark, deep]: readonly [string, string, string, string], id: string): string {
  return group({},
    fade(id, [[0, dark], [18, main], [34, light], [52, main], [82, dark], [100, deep]], [1, 0]),
    curve('M-118 -190Q-214 -196-196 -104Q-178 -22-84 -30', dark, 26),
    curve('M118 -190Q214 -196 196 -104Q178 -22 84 -30', dark, 26),
    curve('M-120 -194Q-206 -196-190 -106Q-172 -34-86 -38M120 -194Q206 -196 190 -106Q172 -34 86 -38', main, 10),
    path('M-140 -240H140Q140 -30 34 18Q20 28 20 60V110H-20V60Q-20 28-34 18Q-140 -30-140 -240z', `url(#${id})`),
    ellipse(0, -240, 140, 20, dark), ellipse(0, -238, 122, 13, deep),
    path('M-60 110H60Q66 132 84 142V156H-84V142Q-66 132-60 110z', `url(#${id})`),
    rect(-26, 56, 52, 16, main, { rx: 8 }),
    polygon(star(0, -112, 48), light, { 'fill-opacity': 0.85 }),
    path('M-108 -206Q-106 -90-58 -22', 'none',
      { stroke: '#ffffff', 'stroke-width': 12, 'stroke-linecap': 'round', 'stroke-opacity': 0.55 }))
}

/** The cup on its stand, in the light. */
export function trophy({ seed, metal = 'gold', light = ['#d9822b', '#7c3f16', '#2b1710'], confetti = 0,
  escort = false }: Trophy): string {
  const dice = createDice(seed)
  const [inner, middle, outer] = light
  const beams = upTo(7).map((index) => path(`M640 -60L${index * 260 - 240} 720h130z`, '#ffffff', { 'fill-opacity': 0.035 }))
  const papers = upTo(confetti).map(() => {
    const [x, y] = [dice.between(0, photoWidth), dice.between(0, 620)]
    const color = dice.pick(['#f4c34c', '#e50914', '#ffffff', '#2456c9', '#2a9d5c'])
    return rect(-7, -4, dice.between(8, 18), dice.between(6, 11), color,
      { transform: `translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${dice.between(0, 180).toFixed(0)})` })
  })
  const side = (x: number, kind: keyof typeof metals) =>
    group({ transform: `translate(${x} 470) scale(.52)` }, cup(metals[kind], kind),
    rect(-120, 156, 240, 60, '#20130c', { rx: 6 }), rect(-60, 172, 120, 28, metals[kind][1], { rx: 3 }))
  return drawing(photoWidth, photoHeight,
    glow('g', [[0, inner], [55, middle], [100, outer]]), fade('t', [[0, '#3a2214'], [100, '#160c07']]),
    rect(0, 0, photoWidth, photoHeight, outer), ellipse(640, 330, 760, 520, 'url(#g)'), ...beams,
    ...upTo(26).map(() =>
      circle(dice.between(0, photoWidth), dice.between(20, 520), dice.between(5, 26), '#ffffff',
        { 'fill-opacity': dice.between(0.03, 0.12).toFixed(2) })),
    rect(0, 590, photoWidth, 130, 'url(#t)'), rect(0, 586, photoWidth, 6, '#ffffff30'),
    ellipse(640, 640, 330, 32, '#00000066'),
    ...(escort ? [ellipse(300, 592, 120, 14, '#00000066'), ellipse(980, 592, 120, 14, '#00000066'), side(300, 'silver'),
      side(980, 'bronze')] : []),
    group({ transform: 'translate(640 352) scale(1.18)' },
      cup(metals[metal], 'm'), rect(-112, 156, 224, 84, '#20130c', { rx: 6 }), rect(-124, 226, 248, 24, '#0f0805', { rx: 4 }),
      rect(-66, 178, 132, 36, metals[metal][1], { rx: 4 }),
      ...[186, 196, 206].map((y, index) => rect(-50 + index * 8, y, 100 - index * 16, 3, '#00000066'))),
    ...papers)
}
