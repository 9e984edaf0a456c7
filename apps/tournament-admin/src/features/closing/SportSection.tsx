import type { SportClosing } from '@torneo/contracts/competition/closing'
import type { HallOfFameOffer } from '@torneo/contracts/content/hall-of-fame-offers'
import type { TournamentSport } from '@torneo/contracts/tournament/tournament-sports'
import { offerKey } from '@torneo/domain/closing/hall-of-fame-offers'
import { scoringOf } from '@torneo/domain/scoring/scorings'
import { Badge } from '@torneo/ui/display/Badge'
import { MutedText } from '@torneo/ui/display/MutedText'
import { Row } from '@torneo/ui/layout/Row'
import { Stack } from '@torneo/ui/layout/Stack'
import { Check } from 'lucide-react'
import styled from 'styled-components'
import { LinkButton } from '../../parts/LinkButton'
import { Awards } from './Awards'
import { closingTexts as texts } from './closing-texts'
import { Honour } from './Honour'
import { PodiumCard } from './PodiumCard'
import { Podiums } from './Podiums'

export interface SportSectionProps {
  readonly sport: TournamentSport
  readonly closing: SportClosing
  /** Undefined until they are loaded, and for an archived edition. */
  readonly offers?: readonly HallOfFameOffer[] | undefined
  readonly isArchived?: boolean
}

/** The end of one sport: a podium for each cup that is decided, its prizes, and what is still open. */
export function SportSection({ sport, closing, offers, isArchived = false }: SportSectionProps) {
  const { isOver, podiums, pending } = closing
  const decided = podiums.filter(({ places }) => places.length > 0)
  const title = `${sport.icon} ${sport.name}`
  return (
    <Stack as="section" $gap={12} aria-label={sport.name}>
      <Row $wrap $gap="4px 12px">
        <h2>{title}</h2>
        {isOver ? (
          <Badge tone="success" icon={<Check aria-hidden />}>
            {texts.over}
          </Badge>
        ) : (
          <Badge tone="neutral">{isArchived ? texts.unfinished : texts.open}</Badge>
        )}
        {!isArchived && (
          <SeeCompetition $variant="ghost" $size="sm" to={`/tournament/competition?deporte=${sport.id}`}>
            {texts.seeCompetition}
          </SeeCompetition>
        )}
      </Row>
      {!isOver && isArchived && decided.length === 0 && <MutedText $size={14}>{texts.noChampion}</MutedText>}
      {!isOver && !isArchived && (
        <MutedText $size={14}>{decided.length === 0 ? texts.undecided : texts.pending(sport.name, pending)}</MutedText>
      )}
      {decided.length > 0 && (
        <Podiums>
          {decided.map((podium) => (
            <PodiumCard
              key={podium.category}
              podium={podium}
              caption={`${sport.icon} ${podium.category}`}
              footer={
                offers && (
                  <Honour offer={offers.find((one) => offerKey(one) === offerKey({ ...podium, sportId: sport.id }))} />
                )
              }
            />
          ))}
        </Podiums>
      )}
      <Awards closing={closing} isLasting={isOver || isArchived} isPoints={scoringOf(sport.rules).countsPoints} />
    </Stack>
  )
}

const SeeCompetition = styled(LinkButton)`
  margin-left: auto;
`
