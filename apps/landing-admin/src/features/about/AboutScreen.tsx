import { anew, type ReadAhead } from '@torneo/panel/read-ahead'
import { EditorScreen } from '../../parts/EditorScreen'
import { aboutReads, useLandingAboutQuery } from './about-api'
import { AboutForm } from './AboutForm'
import { aboutTexts } from './about-texts'

AboutScreen.readAhead = ((read) => read(aboutReads.endpoints.landingAbout)) satisfies ReadAhead

/** Spec 1 §2 About. */
export default function AboutScreen() {
  const read = useLandingAboutQuery(undefined, anew)
  return <EditorScreen read={read} texts={aboutTexts}>{(about) => <AboutForm about={about} />}</EditorScreen>
}
