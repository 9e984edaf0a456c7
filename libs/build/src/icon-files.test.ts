import { expect, it } from 'vitest'
import { withIconFiles } from './icon-files.ts'

const files = new Map([
  ['ArrowLeft', 'arrow-left'],
  ['Fingerprint', 'fingerprint-pattern'],
])

it.each([
  ["import { ArrowLeft } from 'lucide-react'", "import ArrowLeft from 'lucide-react/icons/arrow-left'"],
  [
    "import { Fingerprint as Print, ArrowLeft } from 'lucide-react'",
    "import Print from 'lucide-react/icons/fingerprint-pattern'; import ArrowLeft from 'lucide-react/icons/arrow-left'",
  ],
  [
    "import { ArrowLeft, type LucideIcon } from 'lucide-react'",
    "import ArrowLeft from 'lucide-react/icons/arrow-left'; import type { LucideIcon } from 'lucide-react'",
  ],
  [
    "import {\n  ArrowLeft,\n} from 'lucide-react'\nrest",
    "import ArrowLeft from 'lucide-react/icons/arrow-left'\n\n\nrest",
  ],
  ["import { Arow } from 'lucide-react'", "import { Arow } from 'lucide-react'"],
  ["import type { LucideIcon } from 'lucide-react'", "import type { LucideIcon } from 'lucide-react'"],
])('%j', (code, expected) => {
  expect(withIconFiles(code, files)).toBe(expected)
})
