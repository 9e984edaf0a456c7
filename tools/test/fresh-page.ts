import { getQueriesForElement, queries, screen } from '@testing-library/react'
import { __PRIVATE__ as styles } from 'styled-components'
import { vi } from 'vitest'

/** Starts a file with a page, timers and modules of its own, although its worker has run others before. */
vi.useRealTimers()
vi.unstubAllGlobals()
vi.resetModules()
await renewPage()

// Packages stay loaded; these two hold parts of the previous page.
Object.assign(screen, getQueriesForElement(document.body, queries))
styles.mainSheet.names.clear()
styles.mainSheet.clearTag()
