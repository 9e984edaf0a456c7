import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, inject, vi } from 'vitest'

configure({ asyncUtilTimeout: inject('waitMs') })

// Files share modules, and the testing library says this for the first file that imports it alone.
beforeAll(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }))

afterEach(() => cleanup())

// A lazy part whose import ends with its file would stay pending in the next one.
afterAll(() => vi.dynamicImportSettled())

declare module 'vitest' {
  interface ProvidedContext {
    waitMs: number
  }
}
