import { useEffect, useState } from 'react'
import { api, queryOf } from '@torneo/client'
import { type Edition, editionEndpoints } from '@torneo/contracts/edition'

const key = 'torneo:edition'

function remembered(): Edition | null {
  try {
    const { name, year } = JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Edition>
    return typeof name === 'string' && typeof year === 'number' ? { name, year } : null
  } catch {
    return null
  }
}

function remember(edition: Edition): void {
  try {
    localStorage.setItem(key, JSON.stringify(edition))
  } catch {
    // A device that refuses storage shows the name a moment later.
  }
}

/** What the tournament is called, and its year: as this device last knew them until the service says. Null at the very first visit. */
export function useEdition(): Edition | null {
  const { data } = useShellEditionQuery()
  const [known, setKnown] = useState(remembered)
  if (data && data !== known) setKnown(data)
  useEffect(() => {
    if (data) remember(data)
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
