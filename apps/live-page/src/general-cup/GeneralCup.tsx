import type { PromotionCategory } from '@torneo/contracts/tournament/promotion-categories'
import { rankCup } from '@torneo/domain/general-cup/rank-cup'
import { MutedText } from '@torneo/ui/display/MutedText'
import { SkeletonRows } from '@torneo/ui/feedback/SkeletonRows'
import { Segmented } from '@torneo/ui/fields/Segmented'
import { Row } from '@torneo/ui/layout/Row'
import { Stack } from '@torneo/ui/layout/Stack'
import { color, flexRow, font, radius, text } from '@torneo/ui/theme/tokens'
import { Crown } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import type { TournamentState } from '../feed/tournament-feed'
import type { Following } from '../follow/following'
import { ShareButton } from '../header/ShareButton'
import { categoryLabels, liveTexts } from '../live-texts'
import { EmptyNote } from '../parts/EmptyNote'
import { cupTexts as texts } from './cup-texts'
import { CupTable } from './CupTable'
import { HowItSums } from './HowItSums'
import { useGeneralCup } from './use-general-cup'

export interface GeneralCupProps {
  readonly state: TournamentState
  readonly following: Following
}

const categories = Object.keys(categoryLabels) as PromotionCategory[]

/** 'Copa General': the promotions' table over all sports and contests, by category, as it is sure or as of now (B88). */
export default function GeneralCup({ state, following }: GeneralCupProps) {
  const cup = useGeneralCup(state)
  const [category, setCategory] = useState<PromotionCategory | ''>('')
  const [chosenView, setView] = useState<'sure' | 'now' | null>(null)
  if (!cup) return state.isLoading || state.part ? <SkeletonRows label={liveTexts.loading} /> : null
  const isDecided = cup.table.every(({ lines }) => lines.every(({ sure }) => sure))
  const view = chosenView ?? (cup.table.some(({ points }) => points !== 0) ? 'sure' : 'now')
  const isNow = view === 'now' && !isDecided
  // Places were won among all.
  const rows = rankCup(cup.table, { category: category || undefined, isNow }).map(({ moved, ...row }) =>
    category || moved === undefined ? row : { ...row, moved },
  )
  const champion = cup.champions[category || 'all']
  const sports = state.tournament?.sports ?? []
  const counted = sports.filter(({ id }) => cup.sports.some(({ sportId }) => sportId === id))
  const open = state.matches.filter(
    ({ sportId, status }) => (status === 'scheduled' || status === 'live') && counted.some(({ id }) => id === sportId),
  ).length
  const contests = cup.contests.map(({ name }) => name)
  return (
    <Stack as="section" $gap={16} aria-labelledby={titleId}>
      <Row $wrap $gap="8px 16px" $justify="space-between">
        <Head>
          <h2 id={titleId}>{cup.name}</h2>
          <p>
            {texts.sums(counted.length, contests)} {open > 0 && !state.part && texts.missing(open)}
          </p>
        </Head>
        <ShareButton title={cup.name} />
      </Row>
      {champion && (
        <Champion data-on="board">
          <Crown size={24} aria-hidden />
          {texts.champion(champion.name, category ? `${cup.name} ${category}` : cup.name)}
        </Champion>
      )}
      <Row $wrap $gap="8px 16px" data-screen-only>
        <Segmented<PromotionCategory | ''>
          label={texts.category}
          value={category}
          onChange={setCategory}
          options={[
            { value: '', label: texts.everyone },
            ...categories.map((value) => ({ value, label: categoryLabels[value] })),
          ]}
        />
        {!isDecided && (
          <Segmented
            label={texts.view}
            value={view}
            onChange={setView}
            options={[
              { value: 'sure', label: texts.sure },
              { value: 'now', label: texts.now },
            ]}
          />
        )}
      </Row>
      {rows.length === 0 ? (
        <EmptyNote title={category ? texts.noneOf(category) : texts.none} />
      ) : (
        <CupTable
          key={`${category} ${view}`}
          cup={cup}
          sports={sports}
          rows={rows}
          isNow={isNow}
          following={following}
        />
      )}
      <MutedText>{isDecided ? texts.tie : isNow ? texts.nowWhy : texts.sureWhy}</MutedText>
      <HowItSums cup={cup} sports={sports} />
    </Stack>
  )
}

const titleId = 'copa-general'

const Head = styled.div`
  min-width: 0;
  h2 { overflow-wrap: anywhere; font-family: ${font.title}; ${text(28)} }
  p { color: ${color.muted}; ${text(14)} }
`

const Champion = styled.p`
  ${flexRow('12px')}
  padding: 16px;
  border: 1px solid ${color.boardEdge};
  border-radius: ${radius.board};
  background: ${color.board};
  color: ${color.onBoard};
  font-family: ${font.title};
  font-weight: 800;
  overflow-wrap: anywhere;
  ${text(20)}
  svg { flex: none; color: #F5C162; }
`
