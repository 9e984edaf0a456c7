import styled from 'styled-components'

interface CourtLinesProps {
  /** `tall` for a side panel (sign-in); `wide` for a banner, aligned to the right. */
  shape: 'tall' | 'wide'
}

/**
 * Overlapping lines of a gym floor, behind the content of a dark board. Decorative; the parent needs `position:
 * relative`.
 */
export function CourtLines({ shape }: CourtLinesProps) {
  return shape === 'tall' ? <Tall /> : <Wide />
}

// Futsal in white, basketball in blue, volleyball in yellow: one floor for three games.
const Tall = () => (
  <Floor
    viewBox="0 0 620 900"
    preserveAspectRatio="xMidYMin slice"
    aria-hidden
    $fade="to bottom, #000 55%, transparent 88%">
    <g stroke="#5B93CE" strokeOpacity="0.4">
      <path d="M200 0v190h220V0M200 710v190M420 900V710H200" />
      <circle cx="310" cy="190" r="110" />
      <circle cx="310" cy="710" r="110" />
      <path d="M0 258c190 96 430 96 620 0M0 642c190-96 430-96 620 0" />
    </g>
    <path stroke="#E0B93B" strokeOpacity="0.32" d="M90 160h440v580H90zM90 350h440M90 550h440M90 450h440" />
    <g stroke="#fff" strokeOpacity="0.34">
      <path d="M10 0v900M610 0v900M10 450h600M130 0v50h360V0M220 50a90 90 0 0 0 180 0" />
      <circle cx="310" cy="450" r="120" />
      <circle cx="310" cy="450" r="4" fill="#fff" fillOpacity="0.5" />
    </g>
  </Floor>
)

const Wide = () => (
  <Floor
    viewBox="0 0 1100 300"
    preserveAspectRatio="xMaxYMid slice"
    aria-hidden
    $fade="to left, #000 30%, transparent 62%">
    <path stroke="#E0B93B" strokeOpacity="0.4" d="M300 150h680M440 30h540v240H440zM640 30v240" />
    <g stroke="#E07B39" strokeOpacity="0.45">
      <path d="M950 0v300M1040 60h60M1040 240h60M1040 60v180" />
    </g>
    <g stroke="#fff" strokeOpacity="0.34">
      <circle cx="715" cy="150" r="128" />
      <path d="M300 150h735M1035 0v300M1035 80h-70v140h70" />
      <circle cx="715" cy="150" r="4" fill="#fff" fillOpacity="0.5" />
    </g>
  </Floor>
)

const Floor = styled.svg<{ $fade: string }>`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  fill: none;
  stroke-width: 3;
  pointer-events: none;
  mask-image: linear-gradient(${({ $fade }) => $fade});
`
