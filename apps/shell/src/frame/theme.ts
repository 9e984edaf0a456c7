import { usePrefs } from '@torneo/client'
import { themes, type Theme } from '@torneo/contracts/people/account'
import { useEffect } from 'react'

/**
 * Key that public/theme.js reads before the first paint, so that a dark panel does not open with a white flash. That
 * file is served unminified, so its comments are here. If storage is denied, the page follows the device's theme.
 */
const key = 'torneo:theme'

function isTheme(value: unknown): value is Theme {
  return themes.some((theme) => theme === value)
}

/** Applies a theme and stores it on this device, so that the next visit does not flash before the sign-in. */
function applyTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme
  document.documentElement.style.colorScheme = theme === 'system' ? '' : theme
  try {
    localStorage.setItem(key, theme)
  } catch {
    // Storage is denied: the theme applies until the page closes.
  }
}

function themeOf(value: unknown): Theme {
  return isTheme(value) ? value : 'system'
}

/** Theme of the user's preferences, which it applies, and a function that changes it. */
export function useTheme(): readonly [Theme, (theme: Theme) => void] {
  const [prefs, changePrefs] = usePrefs()
  const theme = themeOf(prefs.theme)
  useEffect(() => {
    if (prefs.theme) applyTheme(theme)
  }, [prefs.theme, theme])
  return [
    theme,
    (chosen) => {
      applyTheme(chosen)
      changePrefs({ theme: chosen })
    },
  ]
}
