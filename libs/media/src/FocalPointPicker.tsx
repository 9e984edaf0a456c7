import type { FocalPoint } from '@torneo/contracts/files/storage'
import { parseFileAddress } from '@torneo/domain/records/stored-file'
import { color, gridGap, radius, text } from '@torneo/ui/theme/tokens'
import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import styled from 'styled-components'
import { centre, pointAfter, pointAt } from './focal-point'
import { focalTexts } from './focal-texts'
import { shownAddress } from './image-address'
import { positionOf } from './image-details'
import { LoadedImage } from './LoadedImage'
import { useDescribeImage } from './use-describe-image'

/** Milliseconds after the last key press before the point is saved. */
const debounceMs = 600

interface FocalPointPickerProps {
  /** View address of the image. */
  readonly address: string
  /** The stored point; undefined for the centre. */
  readonly focus: FocalPoint | undefined
}

/**
 * Selects the point of an image that stays visible when it is cropped, by press, drag or arrow keys, and saves it
 * automatically. Previews of two crops are shown next to it. Renders nothing for an image of another site.
 */
export function FocalPointPicker({ address, focus }: FocalPointPickerProps) {
  const describe = useDescribeImage(address)
  const [moved, setMoved] = useState<FocalPoint | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const frame = useRef<HTMLDivElement>(null)
  const point = moved ?? focus ?? centre
  useEffect(() => () => clearTimeout(timer.current), [])
  if (!parseFileAddress(address)) return null

  const store = (next: FocalPoint) => {
    clearTimeout(timer.current)
    timer.current = undefined
    void describe({ focus: next.x === 0.5 && next.y === 0.5 ? null : next }).then((isStored) => {
      // The save failed, so show the stored point again.
      if (!isStored) setMoved(null)
    })
  }
  const follow = ({ clientX, clientY }: PointerEvent) => {
    const box = frame.current?.querySelector('img')?.getBoundingClientRect()
    if (!box || box.width === 0) return point
    const next = pointAt(box, clientX, clientY)
    setMoved(next)
    return next
  }
  const handleKey = (event: KeyboardEvent) => {
    const next = pointAfter(point, event.key, event.shiftKey)
    if (!next) return
    event.preventDefault()
    setMoved(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => store(next), debounceMs)
  }
  const valueText = focalTexts.at(Math.round(point.x * 100), Math.round(point.y * 100))
  return (
    <Root>
      <h4>{focalTexts.title}</h4>
      <p>{focalTexts.why}</p>
      <Row>
        <Picture
          ref={frame}
          onPointerDown={(event) => {
            if (event.button !== 0) return
            event.currentTarget.setPointerCapture(event.pointerId)
            follow(event)
          }}
          onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && follow(event)}
          onPointerUp={(event) => store(follow(event))}>
          <LoadedImage address={shownAddress(address, 640)} />
          <Point
            type="button"
            role="slider"
            aria-label={focalTexts.title}
            aria-valuenow={Math.round(point.x * 100)}
            aria-valuetext={valueText}
            style={{ left: `${point.x * 100}%`, top: `${point.y * 100}%` }}
            onKeyDown={handleKey}
            onBlur={() => timer.current && store(point)}
          />
        </Picture>
        <Crops aria-hidden>
          {['1', '16 / 5'].map((ratio) => (
            <img
              key={ratio}
              src={shownAddress(address, 320)}
              alt=""
              style={{ aspectRatio: ratio, objectPosition: positionOf(point) }}
            />
          ))}
        </Crops>
      </Row>
    </Root>
  )
}

const Root = styled.div`
  ${gridGap('4px')}
  h4 { margin: 0; color: ${color.text}; font-family: inherit; font-weight: 600; ${text(13)} }
  p { color: ${color.muted}; ${text(12)} }
`

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 84px;
  gap: 12px;
  align-items: start;
  margin-top: 6px;
`

// Disables scrolling by touch, so that a touch moves the point.
const Picture = styled.div`
  position: relative;
  justify-self: start;
  cursor: crosshair;
  touch-action: none;
  user-select: none;
  img { display: block; max-width: 100%; max-height: 260px; border-radius: ${radius.button}; pointer-events: none; }
`

// A white ring with dark edges is visible on any picture, in both themes.
const Point = styled.button`
  position: absolute;
  width: 44px;
  height: 44px;
  padding: 0;
  border: 0;
  background: none;
  cursor: grab;
  transform: translate(-50%, -50%);
  &::after {
    content: '';
    position: absolute;
    inset: 9px;
    border: 3px solid #fff;
    border-radius: 50%;
    background: rgb(0 0 0 / 25%);
    box-shadow: 0 0 0 2px rgb(0 0 0 / 65%), inset 0 0 0 1px rgb(0 0 0 / 65%);
  }
  &:focus-visible { outline: none; }
  &:focus-visible::after { outline: 3px solid ${color.focus}; outline-offset: 3px; }
`

const Crops = styled.div`
  ${gridGap('6px')}
  img { width: 100%; min-width: 0; border-radius: ${radius.badge}; object-fit: cover; }
`
