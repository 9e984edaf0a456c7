import type { HallOfFameOffer } from '@torneo/contracts/content/hall-of-fame-offers'
import { promotionCategories } from '@torneo/contracts/tournament/promotion-categories'
import { offerKey } from '@torneo/domain/closing/hall-of-fame-offers'
import { promotionTeam } from '@torneo/domain/general-cup/promotion-team'
import { rankCup } from '@torneo/domain/general-cup/rank-cup'
import { refetchStale } from '@torneo/panel/screen/prefetch'
import { Row } from '@torneo/ui/layout/Row'
import { Stack } from '@torneo/ui/layout/Stack'
import { useGeneralCupQuery } from '../../data/general-cup-api'
import { LinkButton } from '../../parts/LinkButton'
import { closingTexts as texts } from './closing-texts'
import { Honour } from './Honour'
import { PodiumCard } from './PodiumCard'
import { Podiums } from './Podiums'

interface CupSectionProps {
  /** Undefined until they are loaded, and for an archived edition. */
  readonly offers?: readonly HallOfFameOffer[] | undefined
  /** Absent: the open edition. */
  readonly tournamentId?: string
}

/** Id under which the cup is offered to the Hall of Fame. */
const sportId = 'general_cup'
/** Places that a podium shows. */
const podiumPlaces = 3

/** Podium of the Copa General and of each category whose champion is decided; nothing before. */
export function CupSection({ offers, tournamentId }: CupSectionProps) {
  const { data: cup } = useGeneralCupQuery(
    { query: { ...(tournamentId !== undefined && { tournamentId }) } },
    refetchStale,
  )
  if (!cup) return null
  const podiums = ([undefined, ...promotionCategories] as const).flatMap((category) => {
    const podium = { sportId, category: category ? `${cup.name} · ${category}` : cup.name }
    const isOffered = offers?.some((one) => offerKey(one) === offerKey(podium)) ?? false
    const places = rankCup(cup.table, { category })
      .filter(({ position }) => position <= podiumPlaces)
      .map(({ position: place, promotion }) => ({ place, team: promotionTeam(promotion) }))
    // A shared first place has no champion in the cup, but an offer.
    return cup.champions[category ?? 'all'] || isOffered ? { ...podium, name: podium.category, places } : []
  })
  if (podiums.length === 0) return null
  return (
    <Stack as="section" $gap={12} aria-label={cup.name}>
      <Row $wrap $gap="4px 12px" $justify="space-between">
        <h2>🏆 {cup.name}</h2>
        {tournamentId === undefined && (
          <LinkButton $variant="ghost" $size="sm" to="/tournament/general-cup">
            {texts.seeCup}
          </LinkButton>
        )}
      </Row>
      <Podiums>
        {podiums.map((podium) => (
          <PodiumCard
            key={podium.category}
            podium={podium}
            caption={`🏆 ${podium.category}`}
            footer={
              offers && cup.visible && <Honour offer={offers.find((one) => offerKey(one) === offerKey(podium))} />
            }
          />
        ))}
      </Podiums>
    </Stack>
  )
}
