import { EditorScreen } from '../../parts/EditorScreen'
import { useLandingAboutQuery } from './about-api'
import { AboutForm } from './AboutForm'
import { aboutTexts } from './about-texts'

/** Spec 1 §2 About. */
export default function AboutScreen() {
  const read = useLandingAboutQuery(undefined, { refetchOnMountOrArgChange: true })
  return <EditorScreen read={read} texts={aboutTexts}>{(about) => <AboutForm about={about} />}</EditorScreen>
}
