import { CourtFloor } from './CourtFloor'

/**
 * Overlapping lines of a gym floor behind the content of a banner, aligned to the right. Decorative; the parent needs
 * `position: relative`.
 */
export const CourtLines = () => (
  <CourtFloor
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
  </CourtFloor>
)
