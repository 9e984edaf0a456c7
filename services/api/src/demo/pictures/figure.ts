import type { Kit } from './colors'
import { circle, ellipse, group, path, placed, type Point, polygon, stroke } from './svg'

/** Where the joints of a body are, about a hip at 0 0; a body is about 100 high. Near limbs are drawn over the trunk. */
export interface Pose {
  readonly neck: Point
  readonly head: Point
  readonly nearArm: readonly [elbow: Point, hand: Point]
  readonly farArm: readonly [elbow: Point, hand: Point]
  readonly nearLeg: readonly [knee: Point, foot: Point]
  readonly farLeg: readonly [knee: Point, foot: Point]
}

export interface Look {
  readonly kit: Kit
  readonly skin: string
  readonly hair: string
  readonly long?: boolean
}

const between = ([ax, ay]: Point, [bx, by]: Point, share: number): Point => [ax + (bx - ax) * share, ay + (by - ay) * share]

/** A head with hair, looking at us; drawn 100 in radius. */
export function head([x, y]: Point, radius: number, { skin, hair, long = false }: Pick<Look, 'skin' | 'hair' | 'long'>): string {
  const lock = path('M70-70Q150 0 112 135Q72 145 56 99z', hair)
  return placed(x, y, radius / 100, [
    long ? lock + mirrored(lock) : '', circle(0, 0, 100, skin),
    path('M-104-8A104 106 0 0 1 104-8Q74-58 14-53Q-66-51-104-8z', hair),
  ])
}

function arm([shoulder, elbow, hand]: readonly [Point, Point, Point], { kit, skin }: Look): string {
  return stroke([shoulder, elbow, hand], skin, 6.4) + stroke([shoulder, between(shoulder, elbow, 0.75)], kit.shirt, 8.6)
}

function leg(hip: Point, [knee, foot]: readonly [Point, Point], { kit, skin }: Look): string {
  return [
    stroke([hip, knee, foot], skin, 8),
    stroke([between(knee, foot, 0.45), foot], kit.socks, 8),
    stroke([hip, between(hip, knee, 0.7)], kit.shorts, 12.5),
    stroke([foot, [foot[0] + 5, foot[1] + 1.5]], '#1b1c20', 6.4),
  ].join('')
}

/** A player in a pose. */
export function figure(pose: Pose, look: Look): string {
  const [nx, ny] = pose.neck
  const length = Math.hypot(nx, ny)
  // Across the trunk: shoulders are wider than hips.
  const [ax, ay] = [-ny / length, nx / length]
  const shoulder = (side: number): Point => [nx + ax * 8.5 * side, ny + ay * 8.5 * side + 2]
  const hip = (side: number): Point => [ax * 5 * side, ay * 5 * side]
  const trunk: Point[] = [shoulder(-1), shoulder(1), hip(1), hip(-1)]
  const shirt = { stroke: look.kit.shirt, 'stroke-width': 7, 'stroke-linejoin': 'round' }
  return group({},
    arm([shoulder(1), ...pose.farArm], look),
    leg(hip(1), pose.farLeg, look),
    leg(hip(-1), pose.nearLeg, look),
    stroke([pose.neck, pose.head], look.skin, 6),
    polygon(trunk, look.kit.shirt, shirt),
    stroke([between(shoulder(0), [0, 0], 0.2), between(shoulder(0), [0, 0], 0.75)], look.kit.trim, 4),
    head(pose.head, 7.6, look),
    arm([shoulder(-1), ...pose.nearArm], look))
}

/** A pose the other way round. */
export function mirrored(children: string): string {
  return group({ transform: 'scale(-1 1)' }, children)
}

/** Somebody seen from the waist up, in the middle of whose shoulders is 0 0; the head is about 24 wide. */
export function bust(look: Look, marks = ''): string {
  const { kit, skin } = look
  return group({},
    path('M-25 62V14Q-25 0-11 -2H11Q25 0 25 14V62z', kit.shirt),
    marks,
    path('M-7 -3Q0 7 7 -3L5 -12H-5z', skin),
    head([0, -20], 13, look),
    ellipse(0, -7.6, 5, 1.2, '#00000018'))
}
