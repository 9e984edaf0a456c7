import { sentenceOf, useAppStore, useToast } from '@torneo/client'
import { formatDay } from '@torneo/domain/format/format-day'
import { joinSentences } from '@torneo/domain/format/join-sentences'
import { useEffect, useState, type ReactNode } from 'react'
import { editionReads } from './edition-api'
import type { Readable } from './prefetch'

const failed = 'No pudimos preparar la impresión'

/** Means by which a printout is prepared. */
export interface PrintContext {
  /** Reads a record anew; rejects on failure. */
  readonly read: <Args, Data>(
    endpoint: Readable<Args, Data>,
    ...args: Args extends void ? [Args?] : [Args]
  ) => Promise<Data>
  /** Foot of each page: the tournament, if it could be read, and the time of printing. */
  readonly foot: readonly string[]
  readonly now: Date
}

const date = new Intl.DateTimeFormat('en-CA')
const time = new Intl.DateTimeFormat('es', { hour: 'numeric', minute: '2-digit', hour12: false })
// Always with the year: no date is of year 0.
const printedAt = (now: Date) => `Impreso el ${formatDay(date.format(now), 0)} a las ${time.format(now)}`

/**
 * Prints a sheet instead of the page: `print` prepares it, by a dynamic import so that no visit loads it, and opens the
 * browser's dialog. Render `sheet`. A failure is a toast, and nothing is printed.
 */
export function usePrint() {
  const { dispatch } = useAppStore()
  const toast = useToast()
  const [sheet, setSheet] = useState<ReactNode>(null)
  const [isPreparing, setIsPreparing] = useState(false)

  useEffect(() => {
    if (sheet === null) return
    // Print after rendering: browsers print the current page. Phones print once `print()` has returned, so the sheet
    // stays until the page is used again (docs/design/screens.md).
    const drop = () => setSheet(null)
    window.print()
    window.addEventListener('pointerdown', drop, { once: true, capture: true })
    window.addEventListener('keydown', drop, { once: true, capture: true })
    return () => {
      window.removeEventListener('pointerdown', drop, { capture: true })
      window.removeEventListener('keydown', drop, { capture: true })
    }
  }, [sheet])

  const print = async (prepare: (context: PrintContext) => Promise<ReactNode>) => {
    setIsPreparing(true)
    const read: PrintContext['read'] = (endpoint, ...[args]) =>
      dispatch(endpoint.initiate(args as never, { subscribe: false, forceRefetch: 1 })).unwrap()
    const now = new Date()
    try {
      const name = await read(editionReads.endpoints.panelEdition).then(
        (edition) => [edition.name],
        () => [],
      )
      setSheet(await prepare({ read, foot: [...name, printedAt(now)], now }))
    } catch (error) {
      toast.error(joinSentences(failed, sentenceOf(error, '')))
    } finally {
      setIsPreparing(false)
    }
  }
  return { sheet, isPreparing, print }
}
