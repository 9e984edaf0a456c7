import styled from 'styled-components'
import { CollectionScreen } from '@torneo/panel/CollectionScreen'
import { useCollection } from '@torneo/panel/use-collection'
import { LandingSportCard } from './LandingSportCard'
import { LandingSportForm } from './LandingSportForm'
import { landingSports } from './landing-sports-api'
import { landingSportsTexts as texts } from './landing-sports-texts'

LandingSportsScreen.prefetch = landingSports.prefetch

/** Spec 1 §2 Sports: cards, with a modal. These are not the tournament's sports (R27). */
export default function LandingSportsScreen() {
  const { screen, open, rowActions } = useCollection(landingSports, texts, ({ name }) => (
    { title: texts.removeQuestion(name), body: texts.removeBody }
  ))
  return (
    <>
      <CollectionScreen {...screen} searchIn={({ name, category, description }) => [name, category, description]} icon="⚽">
        {(shown) => (
          <Grid aria-label={texts.list}>
            {shown.map((sport) => <LandingSportCard key={sport.id} sport={sport} {...rowActions(shown)} />)}
          </Grid>
        )}
      </CollectionScreen>
      {open.isOpen && <LandingSportForm sport={open.record} onClose={open.close} />}
    </>
  )
}

const Grid = styled.ul.attrs({ role: 'list' })`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(300px, 100%), 1fr));
  gap: 16px;
`
