/**
 * SVG as text: the few shapes that the demo's pictures are made of. Let light through with `fill-opacity` and
 * `stroke-opacity`: `opacity` has a shape drawn on a sheet of its own first (1.5 s for all pictures instead of 0.9 s, measured).
 */

type Attributes = Readonly<Record<string, string | number>>
export type Point = readonly [x: number, y: number]

const short = (value: string | number): string => (typeof value === 'number' ? String(Math.round(value * 10) / 10) : value)
const written = (attributes: Attributes): string =>
  Object.entries(attributes).map(([name, value]) => ` ${name}="${short(value)}"`).join('')

export function rect(x: number, y: number, width: number, height: number, fill: string, more: Attributes = {}): string {
  return `<rect${written({ x, y, width, height, fill, ...more })}/>`
}

export function circle(cx: number, cy: number, r: number, fill: string, more: Attributes = {}): string {
  return `<circle${written({ cx, cy, r, fill, ...more })}/>`
}

export function ellipse(cx: number, cy: number, rx: number, ry: number, fill: string, more: Attributes = {}): string {
  return `<ellipse${written({ cx, cy, rx, ry, fill, ...more })}/>`
}

export function path(d: string, fill: string, more: Attributes = {}): string {
  return `<path${written({ d, fill, ...more })}/>`
}

/** An open line through points, with round ends. */
export function stroke(points: readonly Point[], color: string, width: number, more: Attributes = {}): string {
  return curve(`M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}`, color, width, more)
}

/** A line along a path, with round ends. */
export function curve(d: string, color: string, width: number | string, more: Attributes = {}): string {
  const round = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }
  return path(d, 'none', { stroke: color, 'stroke-width': width, ...round, ...more })
}

export function polygon(points: readonly Point[], fill: string, more: Attributes = {}): string {
  return `<polygon${written({ points: points.map(([x, y]) => `${short(x)},${short(y)}`).join(' '), fill, ...more })}/>`
}

export function group(more: Attributes, ...children: readonly string[]): string {
  return `<g${written(more)}>${children.join('')}</g>`
}

/** Something moved, and drawn larger or smaller; `turn` in degrees. */
export function placed(x: number, y: number, scale: number, children: readonly string[], turn = 0): string {
  return group({ transform: `translate(${short(x)} ${short(y)}) rotate(${short(turn)}) scale(${scale.toFixed(3)})` }, ...children)
}

const stopsOf = (stops: readonly (readonly [offset: number, color: string, opacity?: number])[]) =>
  stops.map(([offset, color, opacity = 1]) =>
    `<stop${written({ offset: `${offset}%`, 'stop-color': color, 'stop-opacity': String(opacity) })}/>`).join('')

/** A gradient from top to bottom, or along `direction` in shares of the shape; used as `url(#id)`. */
export function fade(id: string, stops: Parameters<typeof stopsOf>[0], [x2, y2]: Point = [0, 1]): string {
  return `<linearGradient${written({ id, x1: 0, y1: 0, x2, y2 })}>${stopsOf(stops)}</linearGradient>`
}

/** A gradient from the middle of the shape outward. */
export function glow(id: string, stops: Parameters<typeof stopsOf>[0]): string {
  return `<radialGradient id="${id}">${stopsOf(stops)}</radialGradient>`
}

/** The whole picture. */
export function drawing(width: number, height: number, ...children: readonly string[]): string {
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${children.join('')}</svg>`
}

/** `count` numbers from 0. */
export function upTo(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index)
}
