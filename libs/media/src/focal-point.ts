import type { FocalPoint } from '@torneo/contracts/files/storage'

/** The default focal point. */
export const centre: FocalPoint = { x: 0.5, y: 0.5 }

const within = (share: number) => Math.min(1, Math.max(0, Math.round(share * 1000) / 1000))

/** The image point under the pointer at client coordinates `x`, `y`; clamped to the image's edges. */
export function pointAt(box: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>, x: number, y: number): FocalPoint {
  return { x: within((x - box.left) / box.width), y: within((y - box.top) / box.height) }
}

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The point after a key press: arrows move it by 5 %, with Shift by 1 %; Home centres it. Null for any other key. */
export function pointAfter({ x, y }: FocalPoint, key: string, isFine: boolean): FocalPoint | null {
  if (key === 'Home') return centre
  const [right, down] = arrows[key] ?? [0, 0]
  const step = isFine ? 0.01 : 0.05
  return key in arrows ? { x: within(x + right * step), y: within(y + down * step) } : null
}
