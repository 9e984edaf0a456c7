import styled from 'styled-components'
import { color, media, text } from '@torneo/ui/tokens'

export const Panel = styled.div`
  position: relative;
  flex: 1;
  display: flex;
  min-height: 0;
`

export const Main = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  min-width: 0;
`

export const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 4px 16px;
  margin: 4px 24px 0;
  border-bottom: 1px solid ${color.line};
  ${media.phone} { margin: 0 16px; }
`

export const Step = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  min-height: 0;
  ${media.phone} { > * { padding-inline: 10px; } }
`

export const Aside = styled.aside`
  flex: none;
  width: 290px;
  padding: 20px;
  border-left: 1px solid ${color.line};
  background: ${color.sunken};
  color: ${color.muted};
  overflow-y: auto;
  ${text(13)}
  @media (max-width: 767.98px) {
    position: absolute;
    inset: 0;
    width: auto;
    padding: 8px 16px 16px;
    border-left: 0;
    background: ${color.surface};
    display: flex;
    flex-direction: column;
    > button { flex: none; align-self: flex-start; margin: 0 0 8px -8px; }
    > div { flex: 1 0 auto; min-height: 0; }
  }
`

/** Under the tiles of a phone: the one that was pressed, and the way to its details. */
export const Strip = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  padding: 8px 16px;
  border-top: 1px solid ${color.line};
  span { display: grid; min-width: 0; }
  strong { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; font-weight: 600; ${text(13)} }
  small { color: ${color.muted}; ${text(12)} }
  button { flex: none; }
`
