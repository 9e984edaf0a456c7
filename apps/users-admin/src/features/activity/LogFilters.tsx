import { DateField } from '@torneo/ui/fields/DateField'
import { SelectField } from '@torneo/ui/fields/SelectField'
import { media } from '@torneo/ui/theme/tokens'
import styled from 'styled-components'
import { usePeopleQuery } from './activity-api'
import { logTexts as texts } from './log-texts'

interface PersonFilterProps {
  readonly value: string
  readonly onChange: (person: string) => void
}

export function PersonFilter({ value, onChange }: PersonFilterProps) {
  const { data } = usePeopleQuery()
  return (
    <SelectField
      label={texts.person}
      placeholder={texts.everyone}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      options={(data?.users ?? []).map(({ id, name }) => ({ value: id, label: name }))}
    />
  )
}

interface DayFilterProps {
  readonly value: string
  readonly onChange: (day: string) => void
}

export const DayFilter = ({ value, onChange }: DayFilterProps) => (
  <DateField label={texts.day} value={value} onChange={({ target }) => onChange(target.value)} />
)

/**
 * Bounds of a day in the user's time zone, from midnight to midnight; none for '' or for an invalid date in the
 * address.
 */
export function momentsOf(day: string): { readonly since?: string; readonly until?: string } {
  if (Number.isNaN(Date.parse(`${day}T00:00`))) return {}
  const [since, until] = [0, 1].map((days) => {
    const midnight = new Date(`${day}T00:00`)
    midnight.setDate(midnight.getDate() + days)
    return midnight.toISOString()
  })
  return { ...(since && { since }), ...(until && { until }) }
}

/** The filters of a log in one row; two on a phone, so that the first results are visible. */
export const LogFilters = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr));
  gap: 12px;
  align-items: end;
  > :first-child { grid-column: 1 / -1; }
  ${media.tablet} {
    > :first-child { grid-column: auto; }
    grid-template-columns: repeat(3, minmax(0, 220px)) max-content;
  }
`
