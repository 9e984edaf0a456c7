import type { StoredCompetition } from '@torneo/contracts/competition/competition'
import type { RecordSave } from '@torneo/contracts/records/history'
import { tieNames } from '@torneo/domain/competition/bracket/tie-names'
import { historyTexts as texts } from './made-texts'

/** Fields of a competition: a sport has the same id, and its own saves in the same history. */
export const historyFields = ['phases', 'draws', 'deductions', 'withdrawals', 'lots', 'kept'] as const
type Field = (typeof historyFields)[number]

/** True for a save of the competition, the one that made it included. */
export const isOfCompetition = ({ action, changes }: RecordSave): boolean =>
  changes.length === 0
    ? action === texts.saved
    : changes.some(({ field }) => historyFields.some((one) => field.split('.')[0] === one))

type Values = Pick<StoredCompetition, Field>

/** Rows that only one of two lists has. */
const without = <Row>(rows: readonly Row[], others: readonly Row[]): Row[] => {
  const known = new Set(others.map((row) => JSON.stringify(row)))
  return rows.filter((row) => !known.has(JSON.stringify(row)))
}

/** Zones and ties that differ, by their names. */
function changedPhases(from: Values['phases'], to: Values['phases']): string[] {
  const names = tieNames(to)
  const partsOf = (phases: Values['phases']) =>
    phases.flatMap((phase): { readonly title: string }[] =>
      phase.kind === 'league'
        ? phase.zones.map((zone) => ({ ...zone, title: zone.name }))
        : phase.ties.map((tie) => ({ ...tie, title: names.get(tie.id) ?? '' })),
    )
  return without(partsOf(to), partsOf(from)).map(({ title }) => title)
}

/** Describes the changes of a save in a few words; blank where its action says it all. */
export function describeSave({ changes }: RecordSave, nameOf: (teamId: string) => string): string {
  return changes
    .flatMap(({ field, from, to }): string[] => {
      const [before, after] = [from, to].map((value): readonly unknown[] => (Array.isArray(value) ? value : []))
      // A row that only one of the lists has was added, or taken back.
      const rows = [...without(after ?? [], before ?? []), ...without(before ?? [], after ?? [])]
      switch (field) {
        case 'deductions':
          return (rows as Values['deductions']).map(({ teamId, points, reason }) =>
            texts.deduction(nameOf(teamId), points, reason),
          )
        case 'withdrawals':
          return (rows as Values['withdrawals']).map(({ teamId, reason }) => texts.withdrawal(nameOf(teamId), reason))
        case 'lots':
          return (rows as Values['lots']).map(({ order }) => order.map(nameOf).join(', '))
        case 'phases':
          return changedPhases(before as Values['phases'], after as Values['phases'])
        default:
          return []
      }
    })
    .join(' · ')
}
