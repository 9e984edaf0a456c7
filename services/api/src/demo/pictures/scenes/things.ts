import { circle, curve, group, path, placed, rect, stroke, upTo } from '../svg'

/** A football, about 0 0. */
export function ball(r: number): string {
  const spots = upTo(5).map((index) => {
    const angle = (index * 72 - 90) * Math.PI / 180
    const [x, y] = [Math.cos(angle), Math.sin(angle)]
    return circle(x * r * 0.82, y * r * 0.82, r * 0.22, '#22252c')
      + stroke([[x * r * 0.34, y * r * 0.34], [x * r * 0.66, y * r * 0.66]], '#22252c', r * 0.07)
  })
  return group({}, circle(0, 0, r, '#fbfbf8'), circle(0, 0, r * 0.34, '#22252c'), ...spots,
    circle(0, 0, r, 'none', { stroke: '#c9cbd0', 'stroke-width': r * 0.06 }))
}

/** The two balls below are drawn 100 in radius and made as large as they should be. */
const sized = (r: number, ...parts: readonly string[]) => placed(0, 0, r / 100, parts)

export function volleyball(r: number): string {
  return sized(r,
    circle(0, 0, 100, '#fbf7ea'),
    path('M-100 0A100 100 0 0 1-30-95Q10-30-10 10Q-50 15-100 0z', '#2456c9'),
    path('M90-43A100 100 0 0 1 55 83Q10 50-10 10Q40-30 90-43z', '#f2b705'),
    curve('M-30-95Q30-30-10 10Q-50 50-50 86M-10 10Q50 20 100 10', '#1b2b57', 6))
}

export function basketball(r: number): string {
  return sized(r,
    circle(0, 0, 100, '#e5762a'), circle(-30, -35, 45, '#ffffff22'),
    curve('M-100 0H100M0-100V100M-72-70Q-10 0-72 70M72-70Q10 0 72 70', '#3a1a08', 7),
    circle(0, 0, 100, 'none', { stroke: '#3a1a08', 'stroke-width': 7 }))
}

/** A goal with its net, from its upper left corner. */
export function net(x: number, y: number, width: number, height: number): string {
  const mesh = [
    ...upTo(Math.floor(width / 26)).map((index) => `M${x + index * 26} ${y}v${height}`),
    ...upTo(Math.floor(height / 26)).map((index) => `M${x} ${y + index * 26}h${width}`),
  ].join('')
  return curve(mesh, '#ffffff88', 1.6) + curve(`M${x} ${y + height}V${y}H${x + width}V${y + height}`, '#ffffff', 13)
}

/** A string of lamps from side to side, hanging. */
export function lamps(y: number, width: number, sag: number, count: number, light: string): string {
  const points = upTo(count).map((index) => {
    const share = (index + 0.5) / count
    return [share * width, y + sag * 4 * share * (1 - share)] as const
  })
  return curve(`M0 ${y}Q${width / 2} ${y + sag * 2} ${width} ${y}`, '#00000088', 3)
    + points.map(([px, py]) => circle(px, py + 9, 26, light, { 'fill-opacity': 0.16 }) + circle(px, py + 9, 8, light)).join('')
}

/** A string of pennants from side to side. */
export function pennants(y: number, width: number, sag: number, colors: readonly string[]): string {
  const count = 24
  const flags = upTo(count).map((index) => {
    const share = (index + 0.5) / count
    const [px, py] = [share * width, y + sag * 4 * share * (1 - share)]
    return path(`M${(px - 18).toFixed(1)} ${py.toFixed(1)}h36l-18 40z`, colors[index % colors.length] ?? '#e50914')
  })
  return curve(`M0 ${y}Q${width / 2} ${y + sag * 2} ${width} ${y}`, '#ffffff88', 3) + flags.join('')
}

/** The heads of those who watch, from behind, along the lower edge. */
export function watchers(width: number, y: number, size: number, color: string, tilt: (index: number) => number): string {
  const step = size * 2.3
  return upTo(Math.ceil(width / step) + 1).map((index) => {
    const [x, top] = [index * step, y + tilt(index)]
    return circle(x, top, size, color) + rect(x - size * 1.3, top + size * 0.9, size * 2.6, 400, color, { rx: size * 1.1 })
  }).join('')
}
