import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// How long to wait for what must come: long enough for a machine busy with the other tests.
configure({ asyncUtilTimeout: 5000 })

afterEach(() => cleanup())
