import { useEffect } from 'react'
import styled from 'styled-components'
import { usePrefs } from '@torneo/client'
import { themes, type Theme } from '@torneo/contracts/account'
import { color } from '@torneo/ui/tokens'
import { ChangePassword } from '../account/ChangePassword'
import { applyTheme, themeOf } from './theme'

const Bar = styled.footer`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 24px;
  width: 100%;
  max-width: calc(1280px + 2 * var(--pane-padding));
  margin-inline: auto;
  padding: 12px var(--pane-padding) 20px;
  font-size: 0.75rem;
  color: ${color.muted};

  label { display: inline-flex; align-items: center; gap: 8px; }

  select {
    min-height: 32px;
    padding: 0 8px;
    font: inherit;
    color: ${color.text};
    background: ${color.surface};
    border: 1px solid ${color.control};
    border-radius: 8px;
  }

  @media (pointer: coarse) { select { min-height: 44px; font-size: 1rem; } }
`

/** What is the person's own. */
const Own = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
`

const words: Readonly<Record<Theme, string>> = { system: 'Del sistema', light: 'Claro', dark: 'Oscuro' }

/** The footer's fixed texts (R26), and the theme, which is kept in the user's own settings. */
export function Footer() {
  const [prefs, changePrefs] = usePrefs()
  const theme = themeOf(prefs.theme)
  useEffect(() => { if (prefs.theme) applyTheme(theme) }, [prefs.theme, theme])
  return (
    <Bar>
      <span>Panel de administración v1.0 · 2025</span>
      <Own>
        <ChangePassword />
        <label>
          Tema
          <select
            value={theme}
            onChange={(event) => {
              const chosen = themeOf(event.target.value)
              applyTheme(chosen)
              changePrefs({ theme: chosen })
            }}
          >
            {themes.map((value) => <option key={value} value={value}>{words[value]}</option>)}
          </select>
        </label>
      </Own>
    </Bar>
  )
}
