import { photoHeight, photoWidth } from '../canvas'
import { hairs, kits, skins } from '../colors'
import { crestMark } from '../crest'
import { createDice } from '../dice'
import { figure } from '../figure'
import { poses } from '../poses'
import { circle, drawing, ellipse, fade, group, path, placed, rect, upTo } from '../svg'
import { pennants } from './things'

interface Campus {
  readonly seed: number
  readonly sky?: readonly [string, string]
  /** The crowns of the trees. */
  readonly leaves?: readonly [string, string, string]
  readonly party?: boolean
}

/** The school's front, on the day everyone comes back. */
export function campus({ seed, sky = ['#73b9ea', '#e8f4fb'], leaves = ['#8f6fd1', '#a98be0', '#7757bd'],
  party = false }: Campus): string {
  const dice = createDice(seed)
  const [wall, trim, roof] = ['#f0dfc0', '#fffaf0', '#a5482f']
  const arches = upTo(11).map((index) => {
    const x = 168 + index * 88
    return group({}, path(`M${x} 470V380a32 32 0 0 1 64 0V470z`, '#5b4636'),
      path(`M${x + 6} 470V382a26 26 0 0 1 52 0V470z`, index === 5 ? '#7a3b22' : '#3f3128'),
      rect(x + 10, 250, 44, 66, '#4b6a86', { rx: 3 }),
      rect(x + 10, 250, 44, 66, 'none', { stroke: trim, 'stroke-width': 6, rx: 3 }), rect(x + 30, 250, 4, 66, trim))
  })
  const tree = (x: number, y: number, size: number) =>
    group({}, path(`M${x - 9} ${y}q9 -90 4 -${size}h14q-2 ${size - 90} 6 ${size}z`, '#5a3d28'),
    ...upTo(11).map(() =>
      circle(x + dice.between(-size * 0.6, size * 0.6), y - size - dice.between(-20, size * 0.5),
        dice.between(size * 0.22, size * 0.4), dice.pick(leaves))))
  const people = upTo(13).map((index) => {
    const kit = dice.pick([kits.red, kits.blue, kits.green, kits.yellow, kits.white, kits.violet])
    const [x, scale] = [70 + index * 96 + dice.between(-20, 20), dice.between(1.25, 1.6)]
    const pose = dice.pick([poses.stand, poses.stand, poses.cheer, poses.run])
    return ellipse(x, 574 + 48 * scale, 22 * scale, 5, '#00000033')
      + placed(x, 574, scale, [figure(pose, { kit, skin: dice.pick(skins), hair: dice.pick(hairs), long: dice.chance(0.4) })])
  })
  return drawing(photoWidth, photoHeight, fade('s', [[0, sky[0]], [100, sky[1]]]), fade('f', [[0, '#d9c8a6'], [100, '#bba67e']]),
    rect(0, 0, photoWidth, 520, 'url(#s)'), ellipse(210, 110, 140, 26, '#ffffffcc'), ellipse(1050, 84, 150, 24, '#ffffffcc'),
    rect(130, 220, 1020, 254, wall), rect(110, 204, 1060, 22, trim), path('M100 206L170 150H1110L1180 206z', roof),
    rect(130, 334, 1020, 10, trim),
    path('M470 206L640 84L810 206z', wall), path('M452 210L640 74L828 210L812 216L640 94L468 216z', trim),
    placed(640, 164, 0.42, [crestMark()]), rect(636, 12, 6, 64, '#8a8f99'),
    path('M642 14q26 -10 46 2t40 -2v30q-20 10-40 0t-46 0z', '#c8102e'),
    ...arches, rect(110, 466, 1060, 16, trim), rect(0, 480, photoWidth, 240, 'url(#f)'),
    path('M540 482H740L980 720H300z', '#e8dabb'),
    tree(70, 520, 190), tree(1216, 520, 200), party ? pennants(226, photoWidth, 44, ['#c8102e', '#f2b705', '#17356f', '#ffffff'])
      : '',
    ...upTo(60).map(() =>
      circle(dice.between(0, photoWidth), dice.between(520, 715), dice.between(2, 5), dice.pick(leaves),
        { 'fill-opacity': 0.7 })),
    ...people)
}
