import { useState } from 'react'

/** A switch stored per device: glare affects one phone, shortcuts one desktop. */
export function useDeviceSwitch(name: string, fallback: boolean): readonly [boolean, (on: boolean) => void] {
  const [isOn, setOn] = useState(() => {
    const stored = read(name)
    return stored === null ? fallback : stored === 'on'
  })
  const change = (on: boolean) => {
    setOn(on)
    try {
      localStorage.setItem(name, on ? 'on' : 'off')
    } catch {
      // Storage is full or forbidden: the choice lasts until the screen is left.
    }
  }
  return [isOn, change]
}

function read(name: string): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}
