import { anew, type ReadAhead } from '@torneo/panel/read-ahead'
import { EditorScreen } from '../../parts/EditorScreen'
import { ctaReads, useLandingCtaQuery } from './cta-api'
import { CtaForm } from './CtaForm'
import { ctaTexts } from './cta-texts'

CtaScreen.readAhead = ((read) => read(ctaReads.endpoints.landingCta)) satisfies ReadAhead

/** Spec 1 §2 Call to action. */
export default function CtaScreen() {
  const read = useLandingCtaQuery(undefined, anew)
  return <EditorScreen read={read} texts={ctaTexts}>{(cta) => <CtaForm cta={cta} />}</EditorScreen>
}
