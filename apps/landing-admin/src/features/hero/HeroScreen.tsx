import { anew, type ReadAhead } from '@torneo/panel/read-ahead'
import { EditorScreen } from '../../parts/EditorScreen'
import { heroReads, useLandingHeroQuery } from './hero-api'
import { HeroForm } from './HeroForm'
import { heroTexts } from './hero-texts'

HeroScreen.readAhead = ((read) => read(heroReads.endpoints.landingHero)) satisfies ReadAhead

/** Spec 1 §2 Hero. */
export default function HeroScreen() {
  const read = useLandingHeroQuery(undefined, anew)
  return <EditorScreen read={read} texts={heroTexts}>{(hero) => <HeroForm hero={hero} />}</EditorScreen>
}
