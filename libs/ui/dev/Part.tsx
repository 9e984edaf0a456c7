import type { ReactNode } from 'react'
import styled from 'styled-components'
import { text } from '../src/theme/tokens'

/** A titled part of the gallery. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <Title>{title}</Title>
      <Row>{children}</Row>
    </section>
  )
}

const Title = styled.h2`
  margin-bottom: 12px;
  ${text(16)}
`

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px;
`

/** Fields side by side; a single column on a phone. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(300px, 100%), 1fr));
  align-items: start;
  gap: 20px;
  width: 100%;
`
