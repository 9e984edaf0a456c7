import { useEffect } from 'react'
import { usePrefs } from '@torneo/client'
import { themes, type Theme } from '@torneo/contracts/account'

/**
 * Read before the first paint by public/theme.js, so that a dark panel does not open with a white flash. That file travels as it is written: why it does
 * what it does stands here. A device that refuses storage follows its own light.
 */
const key = 'torneo:theme'

function isTheme(value: unknown): value is Theme {
  return themes.some((theme) => theme === value)
}

/** Draws the page in a theme and remembers it on this device, so that the next visit does not blink before sign-in. */
function applyTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme
  document.documentElement.style.colorScheme = theme === 'system' ? '' : theme
  try {
    localStorage.setItem(key, theme)
  } catch {
    // As above.
  }
}

function themeOf(value: unknown): Theme {
  return isTheme(value) ? value : 'system'
}

/** The theme of the user's own settings, drawn; and how to choose another. */
export function useTheme(): readonly [Theme, (theme: Theme) => void] {
  const [prefs, changePrefs] = usePrefs()
  const theme = themeOf(prefs.theme)
  useEffect(() => {
    if (prefs.theme) applyTheme(theme)
  }, [prefs.theme, theme])
  return [theme, (chosen) => {
    applyTheme(chosen)
    changePrefs({ theme: chosen })
  }]
}
