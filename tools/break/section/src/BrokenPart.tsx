import { lazy, type ReactNode, useEffect, useLayoutEffect, useState } from 'react'

/** Breaks while it is drawn. */
function Render(): never {
  throw new Error('Rotura a propósito: al dibujar')
}

function Effect() {
  useEffect(() => {
    throw new Error('Rotura a propósito: en un efecto')
  }, [])
  return null
}

function Endless() {
  const [count, setCount] = useState(0)
  useLayoutEffect(() => setCount(count + 1), [count])
  return count
}

const Child = () => ({ 'María Gómez': 1 }) as unknown as ReactNode

function Leave() {
  useEffect(
    () => () => {
      throw new Error('Rotura a propósito: al salir')
    },
    [],
  )
  return null
}

const Never = lazy(() => new Promise<never>(() => undefined))

const parts = { leave: Leave, never: Never, render: Render, effect: Effect, endless: Endless, child: Child }

/** True for a breakage that takes the screen with it. */
export const isPart = (id: string): id is keyof typeof parts => Object.hasOwn(parts, id)

export function BrokenPart({ id }: { readonly id: keyof typeof parts }) {
  const Part = parts[id]
  return <Part />
}
