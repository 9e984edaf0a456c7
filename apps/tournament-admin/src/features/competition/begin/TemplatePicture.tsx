import { color } from '@torneo/ui/theme/tokens'
import styled from 'styled-components'
import type { TemplateName } from './begin-phases'

type Point = readonly [x: number, y: number]
type Tone = 'ink' | 'gold' | 'silver'

interface Drawing {
  readonly bars: readonly { readonly at: Point; readonly tone?: Tone }[]
  readonly boxes?: readonly { readonly at: Point; readonly size: Point }[]
  readonly lines?: readonly (readonly [Point, Point])[]
}

const bar = [18, 8] as const

const circle = Array.from({ length: 8 }, (_, index): Point => {
  const angle = (index * Math.PI) / 4
  return [76 + Math.round(46 * Math.sin(angle)), 48 - Math.round(34 * Math.cos(angle))]
})

/** A bracket of `count` entrants whose first column is at `x`, spread from `top` over `height`. */
function tree(
  count: number,
  { x, top, height }: { readonly x: number; readonly top: number; readonly height: number },
  tone: Tone = 'ink',
): Drawing {
  const columns: Point[][] = []
  for (let size = count, at = 0; size >= 1; size /= 2, at += 1)
    columns.push(
      Array.from({ length: size }, (_, index): Point => [x + at * 30, top + (height * (index + 0.5)) / size]),
    )
  return {
    bars: columns.flat().map((at) => ({ at, tone })),
    lines: columns.flatMap((column, at) =>
      column.flatMap((point, index) => {
        const next = columns[at + 1]?.[Math.floor(index / 2)]
        return next ? ([[point, next]] as const) : []
      }),
    ),
  }
}

const zones = (x: number, toneOf: (row: number) => Tone): Drawing => ({
  boxes: [0, 1, 2].map((zone) => ({ at: [x, 6 + zone * 29], size: [32, 25] })),
  bars: [0, 1, 2].flatMap((zone) =>
    [0, 1, 2, 3].map((team) => ({
      at: [x + 9 + (team % 2) * 14, 14 + zone * 29 + Math.floor(team / 2) * 9] as const,
      tone: toneOf(team),
    })),
  ),
})

const joined = (...drawings: readonly Drawing[]): Drawing => ({
  bars: drawings.flatMap(({ bars }) => bars),
  boxes: drawings.flatMap(({ boxes = [] }) => boxes),
  lines: drawings.flatMap(({ lines = [] }) => lines),
})

const drawings: Readonly<Record<TemplateName, Drawing>> = {
  'Todos contra todos': {
    bars: circle.map((at) => ({ at })),
    lines: circle.flatMap((one, index) => circle.slice(index + 1).map((other) => [one, other] as const)),
  },
  Zonas: {
    boxes: [0, 1, 2].map((zone) => ({ at: [17 + zone * 42, 14], size: [34, 68] })),
    bars: [0, 1, 2].flatMap((zone) => [0, 1, 2, 3].map((row) => ({ at: [34 + zone * 42, 27 + row * 14] as const }))),
  },
  'Zonas y llave': joined(
    zones(4, () => 'ink'),
    tree(4, { x: 66, top: 8, height: 80 }),
  ),
  'Oro y Plata': joined(
    zones(4, (row) => (row < 2 ? 'gold' : 'silver')),
    tree(4, { x: 66, top: 2, height: 60 }, 'gold'),
    tree(2, { x: 66, top: 62, height: 32 }, 'silver'),
  ),
  'Llave directa': tree(8, { x: 26, top: 2, height: 92 }),
}

/** Picture of a way to play. */
export function TemplatePicture({ template }: { readonly template: TemplateName }) {
  const { bars, boxes = [], lines = [] } = drawings[template]
  const width = template === 'Oro y Plata' || template === 'Zonas y llave' ? 12 : bar[0]
  const small = boxes.length > 0 && template !== 'Zonas'
  return (
    <Drawn viewBox="0 0 152 96" aria-hidden>
      {boxes.map(({ at: [x, y], size: [wide, high] }) => (
        <rect key={`${x} ${y}`} className="box" x={x} y={y} width={wide} height={high} rx={4} />
      ))}
      {lines.map(([[x, y], [toX, toY]]) => (
        <path
          key={`${x} ${y} ${toX} ${toY}`}
          d={
            template === 'Todos contra todos' ? `M${x} ${y}L${toX} ${toY}` : `M${x} ${y}H${(x + toX) / 2}V${toY}H${toX}`
          }
        />
      ))}
      {bars.map(({ at: [x, y], tone = 'ink' }) => {
        const wide = small && x < 40 ? 10 : small ? width + 4 : width
        const high = small && x < 40 ? 5 : bar[1]
        return (
          <rect
            key={`${x} ${y}`}
            data-tone={tone}
            x={x - wide / 2}
            y={y - high / 2}
            width={wide}
            height={high}
            rx={2}
          />
        )
      })}
    </Drawn>
  )
}

const Drawn = styled.svg`
  display: block;
  width: 100%;
  max-height: 104px;
  border-radius: 8px;
  background: ${color.canvas};
  path { fill: none; stroke: ${color.control}; stroke-width: 0.8; }
  rect { fill: ${color.text}; }
  rect.box { fill: none; stroke: ${color.control}; }
  rect[data-tone='gold'] { fill: ${color.gold}; }
  rect[data-tone='silver'] { fill: ${color.silver}; }
`
