import { useEffect, useState } from 'react'

/** Moves the focus to the element of an id, once what was set with it is drawn. */
export function useFocusOn(): (id: string) => void {
  const [target, setTarget] = useState<{ readonly id: string } | null>(null)
  useEffect(() => {
    if (target) document.getElementById(target.id)?.focus()
  }, [target])
  return (id) => setTarget({ id })
}
