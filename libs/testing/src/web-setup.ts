import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// Long enough for a machine that is busy with other tests.
configure({ asyncUtilTimeout: 5000 })

afterEach(() => cleanup())
