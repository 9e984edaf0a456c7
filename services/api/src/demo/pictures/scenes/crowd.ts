import { photoHeight, photoWidth } from '../canvas'
import { hairs, shirts, skins } from '../colors'
import { createDice, type Dice } from '../dice'
import { head } from '../figure'
import { curve, drawing, fade, group, path, placed, rect, stroke, upTo } from '../svg'

interface Crowd {
  readonly seed: number
  /** Everyone's shirts; by default of all colours. */
  readonly colors?: readonly [string, ...string[]]
  readonly night?: boolean
  /** How near the first row is. */
  readonly zoom?: number
}

function fan(dice: Dice, colors: readonly [string, ...string[]], flag: boolean): string {
  const [skin, shirt] = [dice.pick(skins), dice.pick(colors)]
  const look = { skin, hair: dice.pick(hairs), long: dice.chance(0.35) }
  const cheering = dice.chance(0.28)
  const up = dice.between(-66, -54)
  return group({},
    flag ? stroke([[19, -20], [26, -112]], '#3b2a1c', 3)
      + path('M26 -112q16 8 30 0t30 0v34q-16 8-30 0t-30 0z', dice.pick(colors)) : '',
    path('M-27 70V16Q-26 0-10 -2H10Q26 0 27 16V70z', shirt),
    dice.chance(0.4) ? path('M-8 -2H8L5 70H-5z', '#ffffff33') : '',
    cheering ? stroke([[-22, 12], [-29, -20], [-22, up]], skin, 9) + stroke([[22, 12], [29, -20], [22, up + 4]], skin, 9) : '',
    path('M-7 -3Q0 7 7 -3V-12H-7z', '#00000022'),
    head([0, -20], 15, look),
    dice.chance(0.2) ? path('M-16 -22a16 16 0 0 1 32 0l9 3q-10 3-25 0z', dice.pick(colors)) : '',
    dice.chance(0.16) ? path('M-16 -2Q0 8 16 -2L15 7Q0 16 -15 7z', dice.pick(colors)) : '')
}

/** A full stand, seen from the pitch. */
export function crowd({ seed, colors = shirts, night = false, zoom = 1 }: Crowd): string {
  const dice = createDice(seed)
  const rows = Math.round(9 / zoom) + 3
  const people = upTo(rows).map((row) => {
    // Rows grow and part as they come nearer.
    const near = row / (rows - 1)
    const scale = (0.62 + near * 0.75) * zoom
    const y = 128 + near ** 1.15 * 500
    const step = 58 * scale
    const shift = (row % 2) * step * 0.5
    const shade = rect(0, y - 30, photoWidth, 90, `rgba(10,14,28,${(night ? 0.16 : 0.09).toFixed(2)})`)
    const line = upTo(Math.ceil(photoWidth / step) + 2).map((seat) =>
      dice.chance(0.05) ? ''
        : placed(seat * step - shift + dice.between(-5, 5), y + dice.between(-6, 6), scale,
          [fan(dice, colors, dice.chance(0.02))]))
    return shade + line.join('')
  })
  const bunting = upTo(33).map((index) => {
    const x = index * 40
    const y = 66 + Math.abs(((x % 320) - 160) / 160) * -26
    return path(`M${x} ${y}h34l-17 34z`, dice.pick(colors))
  })
  return drawing(photoWidth, photoHeight,
    fade('s', night ? [[0, '#0a1024'], [100, '#26335a']] : [[0, '#24324c'], [100, '#55688a']]),
    fade('v', [[0, '#000000', 0.5], [25, '#000000', 0], [80, '#000000', 0], [100, '#000000', night ? 0.55 : 0.25]]),
    rect(0, 0, photoWidth, photoHeight, 'url(#s)'),
    ...people,
    rect(0, 0, photoWidth, photoHeight, 'url(#v)'),
    path(`M0 0H${photoWidth}V34Q640 70 0 34z`, '#141a2a'),
    ...upTo(4).map((index) => curve(`M${index * 320} 40q160 52 320 0`, '#ffffff55', 2)),
    ...bunting,
    rect(0, 660, photoWidth, 60, '#141a2a'),
    rect(0, 652, photoWidth, 8, '#f4f4f0'),
    ...upTo(9).map((index) => rect(index * 150 - 20, 668, 110, 44, colors[index % colors.length] ?? '#e50914', { rx: 4 })))
}
