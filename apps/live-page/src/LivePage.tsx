import { GlobalStyle } from '@torneo/ui/GlobalStyle'

/** The tournament as families follow it, without a session. */
export function LivePage() {
  return <GlobalStyle />
}
