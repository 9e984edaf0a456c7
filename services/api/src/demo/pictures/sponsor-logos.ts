import { word } from './letters'
import { regular } from './shapes'
import { circle, curve, drawing, ellipse, group, path, placed, polygon, rect, stroke, upTo } from './svg'

interface Logo {
  readonly ground: string
  readonly ink: string
  readonly name: string
  /** What they do, small above the name. */
  readonly trade: string
  readonly size?: number
  readonly spacing?: number
  /** About 0 0, some 130 wide. */
  readonly mark: string
}

/** A mark at the left, words beside it; 600 by 300, with a ground of its own so that it reads on light and dark. */
function lockup({ ground, ink, name, trade, mark, size = 58, spacing }: Logo): string {
  return drawing(600, 300, rect(0, 0, 600, 300, ground), placed(120, 150, 1, [mark]),
    word(trade, { x: 216, y: 103, size: 20, color: ink, weight: 1.5, spacing: 4.6 }),
    word(name, { x: 218, y: 146, size, color: ink, ...(spacing === undefined ? {} : { spacing }) }))
}

/** A name under its mark. */
function stacked({ ground, ink, name, trade, mark, size = 44, spacing }: Logo): string {
  return drawing(600, 300, rect(0, 0, 600, 300, ground), placed(300, 96, 0.92, [mark]),
    word(name, { x: 300, y: 186, size, color: ink, middle: true, ...(spacing === undefined ? {} : { spacing }) }),
    word(trade, { x: 300, y: 250, size: 17, color: ink, weight: 1.5, spacing: 5.4, middle: true }))
}

const waves = upTo(3).map((index) =>
  curve(`M-62 ${index * 34 - 34}q15.5 -26 31 0t31 0t31 0t31 0`, ['#5ec4e8', '#2b8fc4', '#ffffff'][index] ?? '', 15)).join('')
const flame = path('M4 -74Q62 -22 52 26Q42 70 0 70Q-46 68-52 22Q-54 -6-28 -30Q-26 -4-10 0Q-16 -42 4 -74z', '#f28c1b')
  + path('M4 -14Q30 12 24 40Q18 60 0 60Q-24 58-24 34Q-22 18-8 8Q-6 22 4 22Q-2 4 4 -14z', '#ffd75e')
const runner = ellipse(-8, 4, 46, 30, '#f7f1e1') + curve('M28 -4Q44 -34 36 -62', '#f7f1e1', 13) + circle(38, -66, 11, '#f7f1e1')
  + path('M46 -72l26 7l-26 6z', '#f2a51f')
  + path('M-20 -16Q-74 -36-76 6Q-46 22-8 22z', '#d8ccb0') + stroke([[2, 30], [16, 52], [-4, 76], [-20, 76]], '#f7f1e1', 9)
    + stroke([[-14, 30], [-26, 50], [-52, 62], [-62, 52]], '#f7f1e1', 9) + circle(41, -68, 2.6, '#7a2e12')
const nut = polygon(regular(6, 0, 0, 72, 0), '#f2b705') + circle(0, 0, 36, '#23262e')
  + circle(0, 0, 36, 'none', { 'stroke': '#b98a00', 'stroke-width': 8 })
const wheat = curve('M0 78Q-4 10 0 -50', '#b7791f', 7) + upTo(5).map((index) => [-1, 1].map((side) =>
  path(`M0 ${30 - index * 24}q${side * 8} -26 ${side * 38} -30q${side * 2} 26 ${side * -38} 30z`, index % 2 === 0 ? '#d99a2b'
    : '#e8b54a')).join('')).join('') + path('M0 -46q-16 -18 0 -40q16 22 0 40z', '#e8b54a')
const glasses = circle(-38, 0, 32, '#dff1ee', { 'stroke': '#0f5f59', 'stroke-width': 11 })
  + circle(38, 0, 32, '#dff1ee', { 'stroke': '#0f5f59', 'stroke-width': 11 })
  + curve('M-8 -6Q0 -14 8 -6M-70 -8L-84 -18M70 -8L84 -18', '#0f5f59', 10) + circle(-38, 0, 12, '#0f5f59')
    + circle(38, 0, 12, '#0f5f59') + circle(-34, -5, 4, '#fff') + circle(42, -5, 4, '#fff')
const cone = path('M-36 10H36L0 88z', '#d9964a') + curve('M-22 14L10 64M22 14L-10 64', '#b06f28', 4)
  + circle(-22, -8, 28, '#f7a1b5') + circle(22, -8, 28, '#b5e3d0') + circle(0, -44, 28, '#fff3dc') + circle(6, -74, 9, '#d81e2c')
const semicolon = rect(-50, -64, 100, 128, '#ffffff', { rx: 16 }) + circle(0, -24, 15, '#6d3fc4')
  + path('M-15 20A15 15 0 1 1 14 24Q10 44-12 50Q-4 40-4 33A15 15 0 0 1 -15 20z', '#6d3fc4')
const compass = circle(0, 0, 64, 'none', { 'stroke': '#17356f', 'stroke-width': 9 })
  + polygon([[0, -50], [15, 0], [-15, 0]], '#e50914') + polygon([[0, 50], [15, 0], [-15, 0]], '#17356f')
  + upTo(4).map((index) => group({ transform: `rotate(${index * 90})` }, rect(-3, -78, 6, 14, '#17356f'))).join('')

/** Companies that never were. */
export const sponsorLogos = {
  arroyo: () => lockup({ ground: '#0d3b66', ink: '#ffffff', trade: 'BANCO', name: 'ARROYO', size: 50, mark: waves }),
  lumbre: () => lockup({ ground: '#fff8ec', ink: '#3b1f0b', trade: 'ENERGÍA', name: 'LUMBRE', size: 52, spacing: 2.9,
    mark: flame }),
  nandu: () => lockup({ ground: '#a63d17', ink: '#f7f1e1', trade: 'TRANSPORTES', name: 'ÑANDÚ', mark: runner, size: 54 }),
  tuerca: () => lockup({ ground: '#23262e', ink: '#f2b705', trade: 'MATERIALES', name: 'TUERCA', size: 52, spacing: 3,
    mark: nut }),
  espiga: () => stacked({ ground: '#fdf4e0', ink: '#6b3f12', trade: 'PANADERÍA', name: 'LA ESPIGA',
    mark: group({ transform: 'scale(.86)' }, wheat) }),
  mirador: () => stacked({ ground: '#ffffff', ink: '#0f5f59', trade: 'CENTRO ÓPTICO', name: 'MIRADOR', mark: glasses }),
  copo: () => lockup({ ground: '#ffe3ea', ink: '#8d2348', trade: 'GELATERÍA', name: 'COPO', size: 70, mark: cone }),
  coma: () => lockup({ ground: '#6d3fc4', ink: '#ffffff', trade: 'LIBROS', name: 'Y COMA', size: 54, mark: semicolon }),
  norte: () => lockup({ ground: '#eef3fa', ink: '#17356f', trade: 'ESTUDIO', name: 'NORTE', size: 58, mark: compass }),
} as const
