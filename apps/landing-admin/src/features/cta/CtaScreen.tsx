import { EditorScreen } from '../../parts/EditorScreen'
import { useLandingCtaQuery } from './cta-api'
import { CtaForm } from './CtaForm'
import { ctaTexts } from './cta-texts'

/** Spec 1 §2 Call to action. */
export default function CtaScreen() {
  const read = useLandingCtaQuery(undefined, { refetchOnMountOrArgChange: true })
  return <EditorScreen read={read} texts={ctaTexts}>{(cta) => <CtaForm cta={cta} />}</EditorScreen>
}
