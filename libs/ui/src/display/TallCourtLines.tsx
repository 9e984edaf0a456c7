import { CourtFloor } from './CourtFloor'

/**
 * Overlapping lines of a gym floor for a side panel. Futsal in white, basketball in blue, volleyball in yellow: one
 * floor for three games.
 */
export const TallCourtLines = () => (
  <CourtFloor
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
  </CourtFloor>
)
