import { render } from '@testing-library/react'
import { Eye, Volleyball } from 'lucide-react'
import * as eye from 'lucide-react/icons/eye'
import * as volleyball from 'lucide-react/icons/volleyball'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import iconFrame from './icon-frame'

// Each icon's module exports its data too, which the package's types omit.
type Data = { readonly __iconData: Parameters<typeof iconFrame>[0] }
const OurEye = iconFrame((eye as unknown as Data).__iconData)
const OurVolleyball = iconFrame((volleyball as unknown as Data).__iconData)

const drawn = (icon: ReactNode) => render(icon).container.innerHTML

it('draws what lucide draws, in sizes that follow the text', () => {
  expect(drawn(<OurEye />)).toBe(drawn(<Eye size="1.5rem" />))
  expect(drawn(<OurEye size={18} aria-hidden className="big" />)).toBe(
    drawn(<Eye size="1.125rem" aria-hidden className="big" />),
  )
  expect(drawn(<OurVolleyball color="red" strokeWidth={1.5} role="img" aria-label="Deportes" />)).toBe(
    drawn(<Volleyball size="1.5rem" color="red" strokeWidth={1.5} role="img" aria-label="Deportes" />),
  )
})
