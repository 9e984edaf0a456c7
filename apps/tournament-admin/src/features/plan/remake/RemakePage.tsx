import { SportFrame } from '../SportFrame'
import { RemakeEditor } from './RemakeEditor'

/** 'Rehacer lo que falta' of a sport (B90, B91): what changes, the plan that follows, and one act that writes it. */
export default function RemakePage() {
  return <SportFrame>{(known) => <RemakeEditor {...known} />}</SportFrame>
}
