import { useEffect, useState } from 'react'
import { api, queryOf } from '@torneo/client'
import { type Edition, editionEndpoints } from '@torneo/contracts/edition'
import { recall, remember } from '../device-memory'

const key = 'torneo:edition'

function remembered(): Edition | null {
  const { name, year } = recall<Edition>(key) ?? {}
  return typeof name === 'string' && typeof year === 'number' ? { name, year } : null
}

/**
 * Name and year of the tournament: the values last stored on this device until the response arrives. Null on the first
 * visit.
 */
export function useEdition(): Edition | null {
  const { data } = useShellEditionQuery()
  const [known, setKnown] = useState(remembered)
  if (data && data !== known) setKnown(data)
  useEffect(() => {
    if (data) remember(key, data)
  }, [data])
  return known
}

/** Sets the title of the browser's tab: 'Sponsors · Torneo de Ex Alumnos'. */
export function useWindowTitle(title: string): void {
  const name = useEdition()?.name ?? 'Torneo'
  useEffect(() => {
    document.title = `${title} · ${name}`
  }, [name, title])
}

/** Tagged like the tournament, so that a change of its name invalidates it. */
const { useShellEditionQuery } = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({ shellEdition: queryOf(build, editionEndpoints.find, ['tournaments']) }),
})
