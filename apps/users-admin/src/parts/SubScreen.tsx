import { Link } from '@torneo/router'
import { color, gridGap, radius, text } from '@torneo/ui/theme/tokens'
import { ChevronLeft } from 'lucide-react'
import type { Ref } from 'react'
import styled from 'styled-components'

interface SubHeadingProps {
  readonly title: string
  readonly intro: string
  readonly headingRef?: Ref<HTMLHeadingElement>
}

/** Heading of a screen below the users, with a link back; focusable. */
export function SubHeading({ title, intro, headingRef }: SubHeadingProps) {
  return (
    <div>
      <Back to="/users">
        <ChevronLeft size={18} aria-hidden />
        Usuarios
      </Back>
      <h2 ref={headingRef} tabIndex={-1}>
        {title}
      </h2>
      <p>{intro}</p>
    </div>
  )
}

export const SubScreen = styled.div`
  ${gridGap('20px')}
  h2 { ${text(20)} }
  h3 { ${text(16)} }
  > div > p { margin-top: 4px; color: ${color.muted}; }
`

const Back = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-height: 44px;
  margin-left: -4px;
  padding-right: 8px;
  border-radius: ${radius.button};
  font-weight: 600;
  text-decoration: none;
  &:hover { text-decoration: underline; }
`
