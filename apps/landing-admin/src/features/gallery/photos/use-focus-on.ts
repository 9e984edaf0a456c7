import { useEffect, useState } from 'react'

/** Moves the focus to a field after a render: the pressed button disappears with its row, or with the empty list. */
export function useFocusOn() {
  const [focusOn, setFocusOn] = useState('')
  useEffect(() => {
    // A tile has no text field, only its remove button.
    if (focusOn !== '')
      (document.getElementById(focusOn) ?? document.getElementById(focusOn.replace(/alt$/, 'drop')))?.focus()
    setFocusOn('')
  }, [focusOn])
  return setFocusOn
}
