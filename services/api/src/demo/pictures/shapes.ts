import { type Point, upTo } from './svg'

/** The corners of a star with five points. */
export function star(x: number, y: number, r: number): Point[] {
  return upTo(10).map((index) => {
    const angle = (index * 36 - 90) * Math.PI / 180
    const reach = index % 2 === 0 ? r : r * 0.43
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach]
  })
}

/** The corners of a regular shape. */
export function regular(corners: number, x: number, y: number, r: number, from = -90): Point[] {
  return upTo(corners).map((index) => {
    const angle = (index * 360 / corners + from) * Math.PI / 180
    return [x + Math.cos(angle) * r, y + Math.sin(angle) * r]
  })
}
