import type { EditionChampions } from '@torneo/contracts/site/champions'
import { SelectField } from '@torneo/ui/fields/SelectField'
import { Stack } from '@torneo/ui/layout/Stack'
import { useSyncExternalStore } from 'react'
import styled from 'styled-components'
import type { TournamentFeed } from '../feed/tournament-feed'
import { liveTexts } from '../live-texts'
import { pageAddress } from '../matches/open-match'
import { EmptyNote } from '../parts/EmptyNote'
import { PageFrame } from '../parts/PageFrame'
import { Section } from '../parts/Section'
import { championsPath, promotionParameter } from './champions-address'
import { championsTexts as texts } from './champions-texts'
import { EditionPodiums } from './EditionPodiums'
import { PromotionYears } from './PromotionYears'

/** All champions, or what became of one promotion. */
export interface ChampionsData {
  readonly editions: readonly EditionChampions[]
  readonly promotionId: string | null
}

export interface ChampionsPageProps extends ChampionsData {
  readonly feed: TournamentFeed
}

/** Champions of all editions, newest first, or the years of a promotion (B39, B46). Works without scripts. */
export default function ChampionsPage({ feed, editions, promotionId }: ChampionsPageProps) {
  const state = useSyncExternalStore(feed.subscribe, feed.state)
  const promotions = state.tournament?.promotions ?? []
  const promotion = promotions.find(({ id }) => id === promotionId)
  const decided = editions.filter(({ podiums }) => podiums.length > 0)
  return (
    <PageFrame state={state} isFixed footer={<a href={pageAddress}>{liveTexts.wholeTournament}</a>}>
      <Section title={promotion?.name ?? texts.title}>
        <Choice action={championsPath}>
          <SelectField
            id="promocion"
            name={promotionParameter}
            label={texts.promotion}
            placeholder={texts.everyone}
            defaultValue={promotion?.id ?? ''}
            options={promotions.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={({ currentTarget }) => currentTarget.form?.requestSubmit()}
          />
          <button type="submit" data-script="none">
            {texts.see}
          </button>
        </Choice>
      </Section>
      {promotion && <PromotionYears editions={editions} openYear={state.tournament?.tournament?.year} />}
      {!promotion && decided.length === 0 && <EmptyNote title={texts.none}>{texts.noneWhy}</EmptyNote>}
      {!promotion && (
        <Stack $gap={32}>
          {decided.map((edition) => (
            <EditionPodiums key={edition.year} edition={edition} />
          ))}
        </Stack>
      )}
    </PageFrame>
  )
}

const Choice = styled.form`
  max-width: 24rem;
`
