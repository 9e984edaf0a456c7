import { EditorScreen } from '../../parts/EditorScreen'
import { useLandingHeroQuery } from './hero-api'
import { HeroForm } from './HeroForm'
import { heroTexts } from './hero-texts'

/** Spec 1 §2 Hero. */
export default function HeroScreen() {
  const read = useLandingHeroQuery(undefined, { refetchOnMountOrArgChange: true })
  return <EditorScreen read={read} texts={heroTexts}>{(hero) => <HeroForm hero={hero} />}</EditorScreen>
}
