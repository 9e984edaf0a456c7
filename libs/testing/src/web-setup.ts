import { cleanup, configure } from '@testing-library/react'
import { afterEach, inject } from 'vitest'

configure({ asyncUtilTimeout: inject('waitMs') })

afterEach(() => cleanup())

declare module 'vitest' {
  interface ProvidedContext {
    waitMs: number
  }
}
