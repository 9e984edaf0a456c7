import { useEffect, useState } from 'react'
import { api, queryOf } from '@torneo/client'
import { type Edition, editionEndpoints } from '@torneo/contracts/edition'
import { recall, remember } from '../device-memory'

const key = 'torneo:edition'

function remembered(): Edition | null {
  const { name, year } = recall<Edition>(key) ?? {}
  return typeof name === 'string' && typeof year === 'number' ? { name, year } : null
}

/** What the tournament is called, and its year: as this device last knew them until the service says. Null at the very first visit. */
export function useEdition(): Edition | null {
  const { data } = useShellEditionQuery()
  const [known, setKnown] = useState(remembered)
  if (data && data !== known) setKnown(data)
  useEffect(() => {
    if (data) remember(key, data)
  }, [data])
  return known
}

/** Names the browser's tab: 'Sponsors · Torneo de Ex Alumnos'. */
export function useWindowTitle(title: string): void {
  const name = useEdition()?.name ?? 'Torneo'
  useEffect(() => {
    document.title = `${title} · ${name}`
  }, [name, title])
}

/** Under the tournament's own tag: a change of the name, here or elsewhere, invalidates it. */
const { useShellEditionQuery } = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({ shellEdition: queryOf(build, editionEndpoints.find, ['tournaments']) }),
})
