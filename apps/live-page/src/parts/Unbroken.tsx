import styled from 'styled-components'

/** Results, dates and years of two numbers or more: '12-15', '2 – 1', '2025-26'. */
const joined = /(\d+(?: ?[-–] ?\d+)+)/

/** A text whose results and dates stay in one line: browsers would break them at their hyphen. */
export const Unbroken = ({ text }: { readonly text: string }) => (
  <>{text.split(joined).map((part, index) => (index % 2 === 1 ? <Whole key={index}>{part}</Whole> : part))}</>
)

const Whole = styled.span`
  white-space: nowrap;
`
