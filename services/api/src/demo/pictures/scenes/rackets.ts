import { photoHeight, photoWidth } from '../canvas'
import { createDice } from '../dice'
import { circle, curve, drawing, ellipse, fade, group, path, placed, rect, upTo } from '../svg'

function racket(frame: string): string[] {
  const strings = [...upTo(11).map((index) => `M${-80 + index * 16} -130V130`),
    ...upTo(16).map((index) => `M-100 ${-120 + index * 16}H100`)].join('')
  return [
    '<clipPath id="r"><ellipse rx="96" ry="126"/></clipPath>', group({ 'clip-path': 'url(#r)' }, curve(strings, '#f7f7f0', 2.4)),
    ellipse(0, 0, 100, 130, 'none', { stroke: frame, 'stroke-width': 15 }), path('M-34 122L-8 206H8L34 122Q0 146-34 122z', frame),
    rect(-13, 196, 26, 150, '#1d1f26', { rx: 10 }), ...upTo(7).map((index) => rect(-13, 214 + index * 18, 26, 4, '#3d414d')),
  ]
}

/** A tennis court's corner, with what is needed on it. */
export function tennis(seed: number, [ground, around]: readonly [string, string] = ['#c5623a', '#2f7a5a']): string {
  const dice = createDice(seed)
  return drawing(photoWidth, photoHeight, rect(0, 0, photoWidth, photoHeight, around),
    group({ transform: 'rotate(-12 640 360)' }, rect(-300, 130, 2000, 1100, ground),
      ...upTo(260).map(() =>
        ellipse(dice.between(-200, 1500), dice.between(140, 1000), dice.between(4, 26), 2, dice.pick(['#ffffff', '#7a3216']),
          { 'fill-opacity': dice.between(0.05, 0.2).toFixed(2) })),
      rect(-300, 190, 2000, 13, '#ffffffee'), rect(300, 190, 13, 1000, '#ffffffee'), rect(-300, 560, 2000, 13, '#ffffffee')),
    placed(786, 366, 1.42,
      [`<g opacity=".28" transform="translate(14 18)">${racket('#000')[2] ?? ''}${racket('#000')[4] ?? ''}</g>`,
        ...racket('#1d4ed8')], 52),
    ellipse(452, 318, 60, 26, '#00000040', { transform: 'rotate(20 452 318)' }), circle(420, 280, 56, '#d9ec3d'),
    curve('M374 250Q420 276 412 336M462 240Q424 276 474 302', '#f8fce0', 6),
    ellipse(240, 566, 50, 22, '#00000040'), circle(214, 534, 46, '#d9ec3d'), curve('M176 512Q216 534 206 578', '#f8fce0', 5))
}

/** A table tennis table and two bats. */
export function pingPong(seed: number, table: readonly [string, string] = ['#1f5fa8', '#174a86']): string {
  const dice = createDice(seed)
  const bat = (color: string) =>
    [circle(9, 12, 96, '#00000040'), rect(-17, 78, 34, 112, '#c58a4a', { rx: 10 }), rect(-26, 70, 52, 24, '#a86f36', { rx: 6 }),
      circle(0, 0, 95, color), circle(-28, -30, 40, '#ffffff18')]
  return drawing(photoWidth, photoHeight, fade('w', [[0, '#2d3340'], [100, '#525c70']]),
    fade('t', [[0, table[1]], [100, table[0]]]),
    rect(0, 0, photoWidth, photoHeight, 'url(#w)'),
    ...upTo(20).map(() =>
      circle(dice.between(0, photoWidth), dice.between(20, 220), dice.between(14, 50),
        dice.pick(['#ffe0a0', '#9fc2ff', '#ffffff']), { 'fill-opacity': dice.between(0.05, 0.16).toFixed(2) })),
    path('M170 250H1110L1400 760H-120z', 'url(#t)'), path('M170 250H1110l10 18H160z', '#ffffff'),
    path('M634 250h12l8 510h-28z', '#ffffffcc'), curve('M170 250L-120 760M1110 250L1400 760', '#ffffff', 12),
    rect(100, 206, 1080, 90, '#10141d', { 'fill-opacity': 0.55 }),
    curve(upTo(55).map((index) => `M${100 + index * 20} 206v90`).join('')
      + upTo(5).map((index) => `M100 ${212 + index * 20}h1080`).join(''), '#ffffff55', 1.5), rect(100, 200, 1080, 11, '#ffffff'),
    rect(92, 190, 14, 116, '#d81e2c', { rx: 5 }), rect(1174, 190, 14, 116, '#d81e2c', { rx: 5 }),
    placed(430, 520, 1.15, bat('#d81e2c'), -34), placed(830, 540, 1.15, bat('#22252c'), 38),
    ellipse(652, 470, 34, 12, '#00000044'), circle(640, 428, 33, '#fff8ea'), circle(630, 416, 10, '#ffffff'))
}
