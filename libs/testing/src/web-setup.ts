import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, inject, vi } from 'vitest'

configure({ asyncUtilTimeout: inject('waitMs') })

afterEach(() => cleanup())

// Files share modules: a lazy part whose import ends with its file would stay pending in the next one.
afterAll(() => vi.dynamicImportSettled())

declare module 'vitest' {
  interface ProvidedContext {
    waitMs: number
  }
}
