import type { Edition } from '@torneo/contracts/site/edition'
import { useEditionQuery } from '@torneo/panel/screen/edition-api'
import { useEffect, useState } from 'react'
import { recall, remember } from '../device-memory'

const key = 'torneo:edition'

function remembered(): Edition | null {
  const { name, year, earlier = [], page } = recall<Edition>(key) ?? {}
  return typeof name === 'string' && typeof year === 'number'
    ? { name, year, earlier, ...(page !== undefined && { page }) }
    : null
}

/**
 * Name and year of the tournament: the values last stored on this device until the response arrives. Null on the first
 * visit.
 */
export function useEdition(): Edition | null {
  const { data } = useEditionQuery()
  const [known, setKnown] = useState(remembered)
  if (data && data !== known) setKnown(data)
  useEffect(() => {
    if (data) remember(key, data)
  }, [data])
  return known
}

/** Address of the page of the families: the public page, or that of the matches where the service serves none. */
export const useFamiliesPage = (): string => useEdition()?.page ?? '/en-vivo'

/** Sets the title of the browser's tab: 'Sponsors · Torneo de Ex Alumnos'. */
export function useWindowTitle(title: string): void {
  const name = useEdition()?.name ?? 'Torneo'
  useEffect(() => {
    document.title = `${title} · ${name}`
  }, [name, title])
}
