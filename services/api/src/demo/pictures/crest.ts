import { star } from './shapes'
import { circle, curve, drawing, group, path, placed, polygon, rect, upTo } from './svg'

/** The school's shield about 0 0, some 200 high: a ball above an open book, and a chevron between. */
export function crestMark(): string {
  const shield = 'M-84 -100H84V-4Q84 70 0 108Q-84 70-84 -4z'
  const inner = 'M-70 -86H70V-4Q70 58 0 92Q-70 58-70 -4z'
  return group({},
    path(shield, '#f2c14a'), path(inner, '#14213d'),
    path('M-70 -86H70V-28L0 6L-70 -28z', '#c8102e'), path('M-70 -34L0 0L70 -34V-18L0 16L-70 -18z', '#f2c14a'),
    circle(0, -50, 25, '#fbfbf8'), circle(0, -50, 8.5, '#14213d'),
    ...upTo(5).map((index) => {
      const angle = (index * 72 - 90) * Math.PI / 180
      return circle(Math.cos(angle) * 20, -50 + Math.sin(angle) * 20, 5, '#14213d')
    }),
    path('M0 38Q-22 24-46 32V62Q-22 54 0 68Q22 54 46 62V32Q22 24 0 38z', '#fbfbf8'), rect(-1.5, 38, 3, 30, '#14213d'),
    curve('M-36 42Q-22 38-10 46M-36 51Q-22 47-10 55M36 42Q22 38 10 46M36 51Q22 47 10 55', '#9aa6bd', 2.6),
    ...[-48, 48].map((x) => polygon(star(x, -62, 10), '#f2c14a')))
}

/** The tournament's logo, 600 by 300 on nothing: it stands on light and dark alike. */
export function logo(): string {
  const branch = group({}, curve('M0 112Q-150 108-158 -20', '#d99f24', 5), ...upTo(7).map((index) => {
    const angle = (98 + index * 14.5) * Math.PI / 180
    return placed(Math.cos(angle) * 156, Math.sin(angle) * 116, 1,
      [path('M0 0Q4 -24 26 -34Q30 -10 0 0z', '#f2c14a'), path('M0 0Q-24 -10-26 -34Q-2 -26 0 0z', '#d99f24')], index * 14 - 74)
  }))
  return drawing(600, 300, placed(300, 152, 1, [branch, group({ transform: 'scale(-1 1)' }, branch)]),
    placed(300, 146, 1.16, [crestMark()]))
}
