import { ChevronRight } from 'lucide-react'
import { useId, useState } from 'react'
import styled, { css } from 'styled-components'
import { Button } from '../buttons/Button'
import { MutedText } from '../display/MutedText'
import { Row } from '../layout/Row'
import { Stack } from '../layout/Stack'
import { tabId, Tabs } from '../layout/Tabs'
import { useMedia } from '../layout/use-media'
import { color, media, text } from '../theme/tokens'
import type { BracketColumn, BracketMatch } from './bracket-match'
import { BracketTie } from './BracketTie'

interface BracketProps {
  /** Name of the knock-out: 'Oro'. */
  readonly label: string
  readonly rounds: readonly BracketColumn[]
  readonly thirdPlace?: BracketMatch | null | undefined
  readonly chosenId?: string | null | undefined
  readonly onOpen?: ((id: string) => void) | undefined
  /** The tree on a phone too, its rounds below one another: the first HTML cannot know the width. */
  readonly isForAnyWidth?: boolean | undefined
}

const texts = {
  rounds: (label: string) => `Rondas de ${label}`,
  thirdPlace: 'Tercer puesto',
  winnersGo: (round: string) => (round === 'Final' ? 'Los ganadores van a la Final' : `Los ganadores van a ${round}`),
} as const

/** A bracket: the whole tree, or one round at a time on a phone. Screen readers find a list of rounds. */
export function Bracket({ isForAnyWidth = false, ...props }: BracketProps) {
  return useMedia('(max-width: 39.99em)') && !isForAnyWidth ? <ByRound {...props} /> : <Tree {...props} />
}

function Tree({ label, rounds, thirdPlace, chosenId, onOpen }: Omit<BracketProps, 'isForAnyWidth'>) {
  // The match for the third place stands below the final where the tree leaves room.
  const hasRoom = rounds.length > 2
  const isTree = rounds.every(
    ({ matches }, index) => index === 0 || matches.length * 2 === rounds[index - 1]?.matches.length,
  )
  const columns = rounds.length + (thirdPlace && !hasRoom ? 1 : 0)
  const tie = (match: BracketMatch) => <BracketTie match={match} isChosen={match.id === chosenId} onOpen={onOpen} />
  return (
    <Scroll>
      <Columns role="list" aria-label={texts.rounds(label)} $count={columns}>
        {rounds.map(({ id, name, matches }, at) => (
          <Column key={id} $at={at + 1}>
            <h3>{name}</h3>
            <Cells role="list">
              {matches.map((match, index) => {
                const feeders = rounds[at - 1]?.matches.slice(index * 2, index * 2 + 2) ?? []
                return (
                  <Cell
                    key={match?.id ?? index}
                    aria-hidden={match === null || undefined}
                    $isFed={isTree && feeders.some((feeder) => feeder !== null)}
                    $leads={isTree && at < rounds.length - 1 && match !== null}>
                    {match && tie(match)}
                  </Cell>
                )
              })}
            </Cells>
          </Column>
        ))}
        {thirdPlace && (
          <Third $at={columns}>
            {!hasRoom && <h3>{texts.thirdPlace}</h3>}
            {tie(thirdPlace)}
          </Third>
        )}
      </Columns>
    </Scroll>
  )
}

function ByRound({ label, rounds, thirdPlace, chosenId, onOpen }: Omit<BracketProps, 'isForAnyWidth'>) {
  const panelId = useId()
  // Opens on the first round that is not over.
  const [chosen, setChosen] = useState<string | null>(null)
  const open = rounds.find(({ matches }) => matches.some((match) => match && !match.sides.some(({ isOut }) => isOut)))
  const round = rounds.find(({ id }) => id === chosen) ?? open ?? rounds.at(-1)
  if (!round) return null
  const next = rounds[rounds.indexOf(round) + 1]
  const shown = [...round.matches, ...(next ? [] : [thirdPlace ?? null])].filter((match) => match !== null)
  return (
    <Stack $gap={12}>
      <Tabs
        label={texts.rounds(label)}
        tabs={rounds.map(({ id, name }) => ({ value: id, label: name }))}
        value={round.id}
        onChange={setChosen}
        panelId={panelId}
      />
      <Stack id={panelId} role="tabpanel" aria-labelledby={tabId(panelId, round.id)}>
        <Stack as="ul" role="list" $gap={12}>
          {shown.map((match) => (
            <li key={match.id}>
              <BracketTie match={match} isChosen={match.id === chosenId} onOpen={onOpen} />
            </li>
          ))}
        </Stack>
      </Stack>
      {next && (
        <Row $justify="space-between" $gap={12}>
          <MutedText>{texts.winnersGo(next.name)}</MutedText>
          <Button onClick={() => setChosen(next.id)}>
            {next.name}
            <ChevronRight size={16} aria-hidden />
          </Button>
        </Row>
      )}
    </Stack>
  )
}

const gap = 32

// Room for the edge of the chosen tie.
const Scroll = styled.div`
  margin: -4px;
  padding: 4px;
  overflow-x: auto;
  @media print { overflow: visible; }
`

const Columns = styled.ol<{ $count: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $count }) => $count}, minmax(13rem, 1fr));
  column-gap: ${gap}px;
  ${media.phone} { grid-template-columns: minmax(0, 1fr); row-gap: 16px; }
  @media print { grid-template-columns: repeat(${({ $count }) => $count}, minmax(0, 1fr)); break-inside: avoid; }
  margin: 0;
  padding: 0;
  list-style: none;
  h3 { margin-bottom: 4px; color: ${color.muted}; font-weight: 600; ${text(13)} }
`

// A class, because the families' first HTML must not have `style` attributes.
const Column = styled.li<{ $at: number }>`
  grid-row: 1;
  grid-column: ${({ $at }) => $at};
  ${media.phone} { grid-row: auto; grid-column: 1; }
  display: flex;
  flex-direction: column;
  min-width: 0;
`

const Third = styled(Column)`
  align-self: end;
  padding-bottom: 6px;
  &:has(h3) { align-self: stretch; }
  &:has(h3) > :last-child { margin-block: auto; }
`

const Cells = styled.ol`
  flex: 1;
  display: flex;
  flex-direction: column;
  margin: 0;
  padding: 0;
  list-style: none;
`

const line = `1px solid ${color.control}`

const Cell = styled.li<{ $isFed: boolean; $leads: boolean }>`
  position: relative;
  flex: 1;
  display: grid;
  align-content: center;
  min-height: 112px;
  padding-block: 6px;
  &::before, &::after { position: absolute; width: ${gap / 2}px; }
  ${media.phone} { min-height: 0; &::before, &::after { display: none; } }
  ${({ $isFed }) => $isFed && css`&::before { content: ''; right: 100%; top: 50%; border-top: ${line}; }`}
  ${({ $leads }) =>
    $leads &&
    css`
    &::after { content: ''; left: 100%; border-right: ${line}; }
    &:nth-child(odd)::after { top: 50%; bottom: 0; border-top: ${line}; }
    &:nth-child(even)::after { top: 0; bottom: 50%; border-bottom: ${line}; }
  `}
`
