import { useIsBroken } from '../broken-notice'

/** A part of the panel that throws when the page of breakages says so. */
export default function Notices() {
  if (useIsBroken()) throw new Error('Rotura a propósito: en una parte del panel')
  return null
}
