import type { Competition } from '@torneo/contracts/competition/competition'
import type { Match } from '@torneo/contracts/match/matches'
import { useNavigate } from '@torneo/router'
import { Button } from '@torneo/ui/buttons/Button'
import { Menu } from '@torneo/ui/dialogs/Menu'
import { flexWrap } from '@torneo/ui/theme/tokens'
import { CalendarSync, CircleMinus, History, ListPlus, LogOut, Printer, Shuffle, Trash2, Trophy } from 'lucide-react'
import styled from 'styled-components'
import { LinkButton } from '../../../parts/LinkButton'
import { competitionTexts, zoneTexts } from '../competition-texts'
import { historyTexts, madeTexts as texts } from './made-texts'
import type { OpenDialog } from './MadeDialog'
import { PlanLink } from './PlanLink'

interface MadeActionsProps {
  readonly competition: Competition
  /** Undefined until loaded. */
  readonly matches: readonly Match[] | undefined
  readonly onOpen: (dialog: OpenDialog) => void
  readonly onPrint: () => void
  readonly onRemove: () => void
}

/** Actions on a whole competition: the frequent ones as buttons, the others in a menu. */
export function MadeActions({ competition, matches, onOpen, onPrint, onRemove }: MadeActionsProps) {
  const navigate = useNavigate()
  const { phases, lots } = competition
  const leagues = phases.filter((phase) => phase.kind === 'league')
  const [league] = leagues
  const drawn = leagues.find(({ zones }) => zones.length > 1 && zones.every(({ slots }) => !slots?.length))
  const hasDraw = lots.length > 0 || phases.some((phase) => phase.kind === 'league' && phase.draw)
  return (
    <Actions>
      {matches && <PlanLink competition={competition} matches={matches} />}
      {matches?.some(({ status }) => status === 'scheduled') && (
        <LinkButton $variant="ghost" to={`/tournament/competition/remake?deporte=${competition.sportId}`}>
          <CalendarSync size={18} aria-hidden />
          {texts.remake}
        </LinkButton>
      )}
      <LinkButton $variant="ghost" to="/tournament/competition/closing">
        <Trophy size={18} aria-hidden />
        {competitionTexts.closing}
      </LinkButton>
      {hasDraw && (
        <Button variant="ghost" icon={<Shuffle size={18} aria-hidden />} onClick={() => onOpen({ kind: 'how' })}>
          {texts.howDrawn}
        </Button>
      )}
      {league && (
        <Button icon={<CircleMinus size={18} aria-hidden />} onClick={() => onOpen({ kind: 'deduct' })}>
          {texts.deduct}
        </Button>
      )}
      <Menu
        label={texts.more}
        items={[
          ...(drawn
            ? [
                {
                  label: zoneTexts.drawTitle,
                  icon: <Shuffle size={18} aria-hidden />,
                  onSelect: () => onOpen({ kind: 'draw', phaseId: drawn.id }),
                },
              ]
            : []),
          {
            label: zoneTexts.addPlaces,
            icon: <ListPlus size={18} aria-hidden />,
            onSelect: () => onOpen({ kind: 'places', phaseId: null }),
          },
          { label: texts.print, icon: <Printer size={18} aria-hidden />, onSelect: onPrint },
          {
            label: historyTexts.title,
            icon: <History size={18} aria-hidden />,
            onSelect: () => onOpen({ kind: 'history' }),
          },
          ...(matches?.some(({ status }) => status === 'scheduled')
            ? [
                {
                  label: texts.removeMatches,
                  icon: <CircleMinus size={18} aria-hidden />,
                  onSelect: () => navigate(`/tournament/fixtures?abrir=quitar&deporte=${competition.sportId}`),
                },
              ]
            : []),
          {
            label: texts.withdraw,
            icon: <LogOut size={18} aria-hidden />,
            onSelect: () => onOpen({ kind: 'withdraw' }),
          },
          { label: texts.remove, icon: <Trash2 size={18} aria-hidden />, tone: 'danger', onSelect: onRemove },
        ]}
      />
    </Actions>
  )
}

const Actions = styled.div`
  ${flexWrap('8px')}
  margin-left: auto;
`
